import { makeDatabase } from '../server/dev/testing/fresh-database.ts';
import type { ServerData } from './keo-server.ts';

/** `embedded` is what `npm start` uses, `postgres` what production does. */
export type DatabaseKind = 'embedded' | 'postgres';

/** What `seed-demo.ts` made, for the workers: data folders of servers that have ended, and a template database. */
export type Seeded = { embedded: string; postgres?: { url: string; template: string; folder: string } };
const variable = 'KEO_E2E_SEEDED';

export const keepSeeded = (seeded: Seeded): void => void (process.env[variable] = JSON.stringify(seeded));

/** A copy of the demo's data, and its removal. Without PostgreSQL on the machine all are embedded. */
export async function copyDemo(
  kind: DatabaseKind,
): Promise<{ data: ServerData; remove: () => Promise<void> }> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `keepSeeded`
  const { embedded, postgres } = JSON.parse(process.env[variable] ?? '{}') as Seeded;
  if (kind === 'embedded' || !postgres)
    return { data: { folder: embedded }, remove: () => Promise.resolve() };
  const { url, remove } = await makeDatabase(postgres.url, postgres.template);
  return { data: { folder: postgres.folder, databaseUrl: url }, remove };
}
