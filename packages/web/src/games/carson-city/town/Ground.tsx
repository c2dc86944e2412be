import { SIZE } from '@railhead/carson-city'
import { memo } from 'react'
import { UNHEARD } from '../roles.js'
import { PLOT } from './geometry.js'

const WHOLE = SIZE * PLOT

/** The paper of the surveyor: contour lines, a compass, a dry creek. Nothing here means anything. */
export const Ground = memo(function Ground() {
  return (
    <g className="ground" {...UNHEARD}>
      <rect className="ground-paper" x="-6" y="-6" width={WHOLE + 12} height={WHOLE + 12} rx="6" />
      <g className="contours">
        <path d="M0 140C90 90 150 190 260 150S430 20 560 60S720 190 800 130" />
        <path d="M0 190C100 150 160 240 280 205S450 80 570 115S710 240 800 190" />
        <path d="M0 250C110 220 170 295 300 265S480 150 590 180S720 290 800 255" />
        <path d="M0 560C120 510 210 610 330 570S520 470 640 520S760 610 800 590" />
        <path d="M0 620C120 575 220 670 345 630S540 540 650 585S770 665 800 650" />
        <path d="M0 690C130 655 230 730 360 700S560 620 670 660S770 725 800 715" />
        <path d="M610 370C650 330 720 345 735 390S690 470 640 450S575 405 610 370Z" />
        <path d="M632 382C656 360 700 366 708 394S680 444 652 432S612 404 632 382Z" />
        <path d="M70 400C110 360 175 380 185 425S135 500 90 480S35 435 70 400Z" />
        <path d="M92 414C116 390 152 402 158 428S128 472 102 462S74 432 92 414Z" />
      </g>
      <path
        className="creek"
        d="M800 40C700 70 660 20 590 75S520 190 430 200S300 330 250 420S90 560 60 800"
      />
    </g>
  )
})
