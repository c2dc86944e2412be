/** What a text says that a name does not: whole sentences of it, also such as only announce what the name says. */
export function unsaid(name: string, text: string): string {
  const heard = name.toLowerCase()
  return text
    .split(/(?<=[.!?])(?<!\p{Lu}\p{Ll}?\.) (?=[\p{Lu}\d$])/u)
    .filter(part => {
      const said = part.replace(/[.!?]$/, '').toLowerCase()
      return !heard.includes(said) && !heard.includes(said.slice(said.indexOf(': ') + 1).trim())
    })
    .join(' ')
}
