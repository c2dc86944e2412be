/** Hands plain data to the person as a file. */
export function download(name: string, data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken what it needs when this runs.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
