/** `pnpm reconcile`: checks the invariants of all money. Exit code 1 where one does not hold. */
import { createClock } from './platform/clock.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { SettingError, readEnv } from './platform/env.ts';
import { reconcile } from './modules/wallet/reconcile.service.ts';

try {
  const env = readEnv(process.env);
  const database = await openDatabase({
    url: env.databaseUrl,
    dataDir: env.dataDir,
    onError: (error) => console.error(error.message),
  });
  const clock = await createClock(database.db, { movable: env.sandbox, shared: false });
  const { ok, invariants } = await database.withoutTimeouts((db) => reconcile(db, clock));
  for (const line of invariants)
    console.log(`${line.ok ? '✓' : '✗'} ${line.name}${line.detail ? `: ${line.detail}` : ''}`);
  clock.stop();
  await database.close();
  if (!ok) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
