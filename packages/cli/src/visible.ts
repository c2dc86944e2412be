const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Text from a file of others as a terminal may show it: nothing in it moves the cursor, hides a line or begins one. */
export function visible(text: string): string {
  return text.replace(unseen, letter => `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`)
}
