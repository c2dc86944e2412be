import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Database } from './schema.js'

/**
 * A query that is compiled once for a database; afterwards only its values are put in. In `sample` no two values are
 * equal: by them it is seen where each goes.
 */
export function compiledOnce<Values extends Readonly<Record<keyof Values, unknown>>>(
  sample: Values,
  build: (db: Kysely<Database>, values: Values) => Compilable,
): (db: Kysely<Database>, values: Values) => CompiledQuery {
  const compiled = new WeakMap<
    Kysely<Database>,
    { readonly query: CompiledQuery; readonly names: (keyof Values)[] }
  >()
  const names = Object.keys(sample) as (keyof Values)[]
  const compile = (
    db: Kysely<Database>,
  ): { readonly query: CompiledQuery; readonly names: (keyof Values)[] } => {
    const query = build(db, sample).compile()
    const found = query.parameters.map(value => {
      const name = names.find(candidate => sample[candidate] === value)
      if (name === undefined) throw new Error(`A value of no name in: ${query.sql}`)
      return name
    })
    const result = { query, names: found }
    compiled.set(db, result)
    return result
  }
  return (db, values) => {
    const { query, names: order } = compiled.get(db) ?? compile(db)
    return { ...query, parameters: order.map(name => values[name]) }
  }
}
