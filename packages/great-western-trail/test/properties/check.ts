export function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

export const same = (is: unknown, shouldBe: unknown, what: string): void =>
  check(is === shouldBe, `${what}: ${String(is)} instead of ${String(shouldBe)}`)
