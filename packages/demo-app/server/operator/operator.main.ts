/** `pnpm operator <area> <verb>`. Exit code 0, 1 (refused) or 2 (usage). */
import { FolderInUseError } from '../platform/database/data-lock.ts';
import { SettingError, readEnv } from '../platform/env.ts';
import { openDesk } from './desk.ts';
import { readOrder, runOrder, toSentence } from './run-operator.ts';
import { UsageError } from './verb.ts';

try {
  const order = readOrder(process.argv.slice(2));
  if ('help' in order) console.log(order.help);
  else {
    const desk = await openDesk(readEnv(process.env), (sentence) => console.error(sentence));
    try {
      const { text, data } = await runOrder(desk, order);
      console.log(order.json ? JSON.stringify(data, null, 2) : text);
    } finally {
      await desk.close();
    }
  }
} catch (error) {
  const sentence = error instanceof SettingError ? error.message : toSentence(error);
  if (sentence === null) throw error;
  console.error(sentence);
  if (error instanceof FolderInUseError)
    console.error('The embedded database is worked on while the server is stopped; PostgreSQL at any time.');
  if (error instanceof UsageError) console.error('pnpm operator --help says what there is.');
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
