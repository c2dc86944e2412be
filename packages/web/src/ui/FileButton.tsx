import { type ReactNode, useRef } from 'react'
import { HttpFault } from '../table/http.js'

interface FileButtonProps {
  readonly label: string
  readonly icon?: ReactNode
  readonly onFile: (content: unknown) => void
  readonly onFault: (fault: unknown) => void
}

const NOT_JSON = Symbol('not JSON')

/** Opens a file of JSON. */
export function FileButton({ label, icon, onFile, onFault }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const read = async (file: File): Promise<void> => {
    const content = await file
      .text()
      .then(JSON.parse)
      .catch(() => NOT_JSON)
    if (content === NOT_JSON) onFault(new HttpFault('matchFile', 'The file is not JSON.'))
    else onFile(content)
  }
  return (
    <>
      <button type="button" className="button plain" onClick={() => input.current?.click()}>
        {icon} {label}
      </button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={label}
        onChange={event => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void read(file)
        }}
      />
    </>
  )
}
