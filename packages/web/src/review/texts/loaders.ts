// Written by `railhead texts --register` from the files of this folder.
export const loaders = {
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
  pl: async () => (await import('./pl.js')).pl,
  ru: async () => (await import('./ru.js')).ru,
}
