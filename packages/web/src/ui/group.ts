/** Attributes for ears: parts of a drawing that belong together. */
export const group = (label: string): { readonly role: 'group'; readonly 'aria-label': string } => ({
  role: 'group',
  'aria-label': label,
})
