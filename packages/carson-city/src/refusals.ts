import type { Refusal } from '@railhead/kernel'
export function refusals(): Refusal[] {
  return []
}
