import { AxeBuilder } from '@axe-core/playwright'
import type { Visitor } from './world.js'

/** The serious problems that axe finds on the page. */
export async function serious({ page }: Pick<Visitor, 'page'>, without: string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  for (const part of without) axe.exclude(part)
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(node => node.html)
          .slice(0, 3)
          .join(' | ')}`,
    )
}
