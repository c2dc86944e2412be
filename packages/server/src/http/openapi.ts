import { z } from 'zod'
import { RESPONSES, type ResponseName } from '../responseSchemas.js'
import { clientMessage, streamCommand } from '../schemas.js'
import { OPERATIONS, type Operation } from './operations.js'

type Json = Record<string, unknown>

const DESCRIPTION =
  'How the calls fit together, and the live side of a table, is told in docs/api.md. Everything that changes ' +
  'something takes and answers JSON; times are milliseconds since 1970.'

const SECURITY: Readonly<Record<Operation['who'], readonly Json[]>> = {
  anybody: [{}, { session: [] }, { token: [] }],
  known: [{ session: [] }, { token: [] }],
  person: [{ session: [] }],
  role: [{ session: [] }],
}

/** The HTTP interface as OpenAPI 3.1, with the very schemas by which the server reads what it is sent. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const operation of OPERATIONS) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.method]: describe(operation) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Railhead', version: '1', license: { name: 'MIT' }, description: DESCRIPTION },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'railhead', description: 'A person in a browser.' },
        token: { type: 'http', scheme: 'bearer', description: 'A program that acts for an account.' },
      },
      schemas: {
        ...responseSchemas(),
        ClientMessage: inputSchema(clientMessage),
        StreamCommand: inputSchema(streamCommand),
      },
    },
  }
}

function describe({ method, path, summary, answers, body, query, who }: Operation): Json {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !(schema instanceof z.ZodExactOptional),
    schema: inputSchema(schema),
  }))
  const parameters = [...inPath, ...inQuery]
  return {
    operationId: operationId(method, path),
    summary,
    security: SECURITY[who],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: json(inputSchema(body)) } } : {}),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, response(answer)])),
      default: { description: 'Refused or failed; nothing was changed.', content: json(reference('Error')) },
    },
  }
}

function response(answer: ResponseName | 'page' | null): Json {
  if (answer === null) return { description: 'Done.' }
  if (answer === 'page')
    return { description: 'A page.', content: { 'text/html': { schema: { type: 'string' } } } }
  return { description: answer, content: json(reference(answer)) }
}

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}

function reference(name: ResponseName): Json {
  return { $ref: address(name) }
}

function address(name: string): string {
  return `#/components/schemas/${name}`
}

/** `post /api/tables/:id/join` is `postTablesByIdJoin`. */
function operationId(method: string, path: string): string {
  const words = path.replace('/api', '').split(/[/-]/).filter(Boolean)
  const named = words.map(word => (word.startsWith(':') ? `by-${word.slice(1)}` : word)).join('-')
  return `${method}-${named}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function responseSchemas(): Json {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(RESPONSES)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { uri: address })
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, bare(schema)]))
}

function inputSchema(schema: z.core.$ZodType): Json {
  return bare(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

/** Without what only a file of its own needs. */
function bare({ $schema: _dialect, $id: _id, ...schema }: Json): Json {
  return schema
}
