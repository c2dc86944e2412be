import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { openApi } from '../../src/http/openapi.js'
import { OPERATIONS, type Operation } from '../../src/http/operations.js'

/** Holds what the server answers against the description of its interface. For tests. */

const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema(openApi() as AnySchemaObject, 'openapi')
const validators = new Map<string, ValidateFunction>()

const PATTERNS = OPERATIONS.map(operation => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace(/:\w+/g, '[^/]+')}$`),
}))

/** The calls that were answered as described, as `METHOD path status`. */
export const answered = new Set<string>()

/** Throws if the answer is not what the description of the interface says. */
export function expectDescribed(method: string, address: string, status: number, body: unknown): void {
  const path = address.split('?')[0]
  const operation = operationOf(method, path)
  const described = operation !== undefined && status in operation.answers
  if (!described && status < 400) throw new Error(`${method} ${path} answers ${status}: not described.`)
  const name = operation && described ? operation.answers[status] : 'Error'
  if (operation) answered.add(`${method} ${operation.path} ${status}`)
  if (name === 'page') return
  if (name === null) {
    if (body !== undefined) throw new Error(`${method} ${path} answers ${status} with a body.`)
    return
  }
  const validate = validatorOf(`openapi#/components/schemas/${name}`)
  if (!validate(body))
    throw new Error(`${method} ${path} answers what is no ${name}: ${ajv.errorsText(validate.errors)}`)
}

function operationOf(method: string, path: string): Operation | undefined {
  const found = PATTERNS.filter(
    ({ operation, pattern }) => operation.method === method.toLowerCase() && pattern.test(path),
  )
  // `/api/tables/import` is itself before it is a table.
  return (found.find(({ operation }) => operation.path === path) ?? found[0])?.operation
}

function validatorOf($ref: string): ValidateFunction {
  let validate = validators.get($ref)
  if (!validate) {
    validate = ajv.compile({ $ref })
    validators.set($ref, validate)
  }
  return validate
}
