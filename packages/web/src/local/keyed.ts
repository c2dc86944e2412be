/** A small database of this browser: values by name. Without a database (some private windows) every call fails. */
export interface Keyed {
  get(name: string): Promise<unknown>
  all(): Promise<readonly (readonly [string, unknown])[]>
  put(name: string, value: unknown): Promise<void>
  remove(name: string): Promise<void>
}

export function keyedStore(database: string, store: string): Keyed {
  const open = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const opening = indexedDB.open(database, 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore(store)
      opening.onsuccess = () => {
        opening.result.onversionchange = () => opening.result.close()
        resolve(opening.result)
      }
      opening.onerror = () => reject(opening.error)
    })

  async function request<T>(
    mode: IDBTransactionMode,
    ask: (values: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    const opened = await open()
    try {
      return await new Promise((resolve, reject) => {
        const asked = ask(opened.transaction(store, mode).objectStore(store))
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
    } finally {
      opened.close()
    }
  }

  return {
    get: name => request<unknown>('readonly', values => values.get(name)),
    async all() {
      const names = await request('readonly', values => values.getAllKeys())
      return Promise.all(names.map(async name => [String(name), await this.get(String(name))] as const))
    },
    put: async (name, value) => void (await request('readwrite', values => values.put(value, name))),
    remove: async name => void (await request('readwrite', values => values.delete(name))),
  }
}
