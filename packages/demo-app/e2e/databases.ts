import { makeDatabase } from '../server/testing/fresh-database.ts';
import type { Begins } from './keo-server.ts';

/** `embedded` is what `npm start` uses, `postgres` what production does. */
export type DatabaseKind = 'embedded' | 'postgres';

/** What `lay-demo.ts` left, for the workers: data folders of servers that have ended, and a template of databases. */
export type Laid = { embedded: string; postgres?: { url: string; template: string; folder: string } };
const variable = 'KEO_E2E_LAID';

export const keepLaid = (laid: Laid): void => void (process.env[variable] = JSON.stringify(laid));

/** A database with the demo's data, and what removes it. Where there is no PostgreSQL all are embedded. */
export async function copyDemo(kind: DatabaseKind): Promise<{ begins: Begins; remove: () => Promise<void> }> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `keepLaid`
  const { embedded, postgres } = JSON.parse(process.env[variable] ?? '{}') as Laid;
  if (kind === 'embedded' || !postgres)
    return { begins: { lived: embedded }, remove: () => Promise.resolve() };
  const { url, remove } = await makeDatabase(postgres.url, postgres.template);
  return { begins: { lived: postgres.folder, databaseUrl: url }, remove };
}
