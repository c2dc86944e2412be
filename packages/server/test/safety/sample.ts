/** What we use of JSON Schema. */
interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema | boolean
  readonly minimum?: number
  readonly minLength?: number
  readonly format?: string
  readonly pattern?: string
}

/** Something that a JSON schema allows, or nearly so: all of its fields, and lists of one thing. */
export function sampleOf(schema: object): unknown {
  const { type, enum: choices, anyOf, oneOf, properties, items, ...rest } = schema as Schema
  if ('const' in rest) return rest.const
  if (choices) return choices[0]
  const [first] = anyOf ?? oneOf ?? []
  if (first) return sampleOf(first)
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties ?? { a: { type: 'string' } }).map(([name, part]) => [name, sampleOf(part)]),
      )
    case 'array':
      return typeof items === 'object' ? [sampleOf(items)] : []
    case 'string':
      return textOf(rest)
    case 'integer':
    case 'number':
      return rest.minimum !== undefined && rest.minimum > 0 ? rest.minimum : 0
    case 'boolean':
      return false
    default:
      return null
  }
}

function textOf({ format, pattern, minLength }: Schema): string {
  if (format === 'uri') return 'https://a.example/x'
  const count = Number(/\{(\d+)\}/.exec(pattern ?? '')?.[1] ?? minLength ?? 1)
  return 'a'.repeat(count)
}
