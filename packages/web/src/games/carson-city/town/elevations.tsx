import { BUILDINGS, BUILT, type BuildingId, HOUSE, MOUNTAIN } from '@railhead/carson-city'
import { memo, type ReactNode } from 'react'

/**
 * What stands on parcels, seen from the front: the middle of the base is 0, 0; 68 wide and 60 high. Colours of
 * their own, so that kinds differ at a glance; ink lines of one weight.
 */
const ELEVATIONS: Readonly<Record<BuildingId | 'house' | 'mountain', ReactNode>> = {
  ranch: (
    <>
      <path className="el-wood-dark" d="M-24 0V-22L-18-36L0-46L18-36L24-22V0Z" />
      <path className="el-roof" d="M-28-20L-20-38L0-49L20-38L28-20L23-19L16-34L0-43L-16-34L-23-19Z" />
      <path className="el-light" d="M-11 0V-20H11V0Z" />
      <path className="el-line" d="M-11 0L11-20M11 0L-11-20M-5-31H5V-26H-5Z" />
      <path className="el-line bold" d="M-34 0V-12M34 0V-12M-34-9H-24M24-9H34M-34-4H-24M24-4H34" />
    </>
  ),
  mine: (
    <>
      <path className="el-stone" d="M-34 0L-27-24L-15-33L-8-46L6-50L16-36L27-27L34 0Z" />
      <path className="el-dark" d="M-14 0V-22Q0-34 14-22V0Z" />
      <path className="el-wood" d="M-19 0V-25H-13V0ZM13 0V-25H19V0ZM-22-31H22V-25H-22Z" />
      <path className="el-silver" d="M-10-4V-12H10V-4Z" />
      <path className="el-gleam" d="M-9-12L-4-18L0-13L4-18L9-12Z" />
      <path className="el-line" d="M-10-4V-12H10V-4ZM-30 0H30" />
      <circle className="el-dark rim" cx="-6" cy="-3" r="3" />
      <circle className="el-dark rim" cx="6" cy="-3" r="3" />
    </>
  ),
  drugstore: (
    <>
      <path className="el-green" d="M-26 0V-50H-18L-12-56H12L18-50H26V0Z" />
      <path className="el-light" d="M-20-30V-46H20V-30Z" />
      <path
        className="el-green-dark"
        d="M-9-41H9Q9-34 3-33V-31H-3V-33Q-9-34-9-41ZM3-42L9-48"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path className="el-awning" d="M-28-20L-24-28H24L28-20Z" />
      <path className="el-line" d="M-12-28L-14-20M0-28V-20M12-28L14-20" />
      <path className="el-glass" d="M-21-3V-17H-7V-3ZM21-3V-17H7V-3Z" />
      <path className="el-dark" d="M-4 0V-16H4V0Z" />
    </>
  ),
  bank: (
    <>
      <path className="el-sand" d="M-28 0V-34H28V0Z" />
      <path className="el-light" d="M-32-34L0-56L32-34Z" />
      <path className="el-dark" d="M-7 0V-22H7V0Z" />
      <path className="el-light" d="M-25-4V-31H-18V-4ZM18-4V-31H25V-4ZM-14-4V-31H-10V-4ZM10-4V-31H14V-4Z" />
      <path className="el-sand" d="M-32 0V-5H-8V0ZM8 0V-5H32V0Z" />
      <text className="el-text" y="-38" fontSize="15">
        $
      </text>
    </>
  ),
  saloon: (
    <>
      <path className="el-red" d="M-28 0V-48H-20V-56H20V-48H28V0Z" />
      <path className="el-light" d="M-24-36V-51H24V-36Z" />
      <path className="el-line bold" d="M-16-40V-47H-8V-40ZM-8-45H-5V-42H-8M4-40H14M6-40L8-47H11L12-40" />
      <path className="el-wood" d="M-32-24V-31H32V-24Z" />
      <path className="el-line" d="M-30 0V-24M30 0V-24" />
      <path className="el-dark" d="M-11 0V-22H11V0Z" />
      <path className="el-light" d="M-10-5V-17L-1-14V-5ZM10-5V-17L1-14V-5Z" />
      <path className="el-glass" d="M-25-6V-19H-16V-6ZM25-6V-19H16V-6Z" />
    </>
  ),
  hotel: (
    <>
      <path className="el-blue" d="M-26 0V-54H26V0Z" />
      <path className="el-light" d="M-30-54V-60H30V-54Z" />
      <path
        className="el-glass"
        d="M-20-50H-12V-40H-20ZM-4-50H4V-40H-4ZM12-50H20V-40H12ZM-20-33H-12V-23H-20ZM-4-33H4V-23H-4ZM12-33H20V-23H12Z"
      />
      <path className="el-light" d="M-30-16V-20H30V-16Z" />
      <path className="el-line" d="M-28 0V-16M28 0V-16M-28-36H28" />
      <path className="el-dark" d="M-5 0V-15H5V0Z" />
      <path className="el-glass" d="M-21-2V-13H-11V-2ZM21-2V-13H11V-2Z" />
    </>
  ),
  church: (
    <>
      <path className="el-white" d="M-24 0V-22L0-38L24-22V0Z" />
      <path className="el-roof" d="M-28-20L0-40L28-20L25-16L0-33L-25-16Z" />
      <path className="el-white" d="M-9-28V-46H9V-28Z" />
      <path className="el-roof" d="M-11-44L0-58L11-44Z" />
      <path className="el-line bold" d="M0-67V-57M-4-63H4" />
      <path className="el-dark" d="M-5 0V-14Q0-20 5-14V0Z" />
      <path className="el-glass" d="M-18-4V-13Q-15-17-12-13V-4ZM18-4V-13Q15-17 12-13V-4ZM-3-33V-41H3V-33Z" />
    </>
  ),
  prison: (
    <>
      <path className="el-stone" d="M-28 0V-42H-20V-48H-12V-42H-4V-48H4V-42H12V-48H20V-42H28V0Z" />
      <path className="el-dark" d="M-22-14V-34H-4V-14Z" />
      <path className="el-bar" d="M-18-34V-14M-13-34V-14M-8-34V-14" />
      <path className="el-wood" d="M5 0V-26H20V0Z" />
      <path className="el-line" d="M5-9H20M5-18H20M-28-38H28" />
      <circle className="el-dark" cx="17" cy="-13" r="1.6" />
    </>
  ),
  house: (
    <>
      <path className="el-light" d="M-18 0V-20L0-34L18-20V0Z" />
      <path className="el-roof" d="M-23-17L0-37L23-17L20-13L0-31L-20-13Z" />
      <path className="el-roof" d="M9-29V-37H14V-25Z" />
      <path className="el-dark" d="M-4 0V-13H5V0Z" />
      <path className="el-glass" d="M-14-5V-13H-8V-5ZM9-5V-13H14V-5Z" />
    </>
  ),
  mountain: (
    <>
      <path className="el-rock-far" d="M-6 0L14-40L40 0Z" />
      <path className="el-rock" d="M-40 0L-14-54L16 0Z" />
      <path className="el-snow" d="M-22-37L-14-54L-5-38L-10-33L-14-39L-18-32Z" />
      <path className="el-snow" d="M9-30L14-40L20-31L15-28Z" />
      <path
        className="el-hatch"
        d="M-10-28L2-4M-14-26L-4-4M-19-24L-10-4M-24-18L-17-4M18-24L28-4M14-20L22-4"
      />
    </>
  ),
}

/** The name of what stands on a parcel, by `state.on`. */
export function objectId(object: number): BuildingId | 'house' | 'mountain' | undefined {
  if (object === HOUSE) return 'house'
  if (object === MOUNTAIN) return 'mountain'
  return object >= BUILT ? BUILDINGS[object - BUILT].id : undefined
}

interface ElevationProps {
  readonly id: BuildingId | 'house' | 'mountain'
  readonly x?: number
  readonly y?: number
  readonly scale?: number
}

/** A little elevation inside a drawing; `x`, `y` is the middle of its base. */
export const Elevation = memo(function Elevation({ id, x = 0, y = 0, scale = 1 }: ElevationProps) {
  return (
    <g className={`elevation ${id}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      {ELEVATIONS[id]}
    </g>
  )
})

/** The same as a picture in a line or a box. */
export function ElevationPicture({ id }: Pick<ElevationProps, 'id'>) {
  return (
    <svg className="elevation-picture" viewBox="-38 -66 76 70" aria-hidden="true">
      <Elevation id={id} />
    </svg>
  )
}
