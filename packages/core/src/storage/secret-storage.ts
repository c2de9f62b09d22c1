import type { SecretStorage } from '../ports/ports.ts';

const storeName = 'secrets';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });

/** IndexedDB, which can store a non-extractable key. `open` is a function because reading `indexedDB` can throw. */
export function createSecretStorage(open: () => IDBFactory, name: string): SecretStorage {
  const withStore = async <T>(
    mode: IDBTransactionMode,
    run: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const opening = open().open(name, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName));
    const database = await settled(opening);
    try {
      return await settled(run(database.transaction(storeName, mode).objectStore(storeName)));
    } finally {
      database.close();
    }
  };
  return {
    read: (key) => withStore<unknown>('readonly', (store) => store.get(key)),
    async write(key, value) {
      await withStore('readwrite', (store) => store.put(value, key));
    },
    async clear() {
      await withStore('readwrite', (store) => store.clear());
    },
  };
}
