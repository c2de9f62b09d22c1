/** Global setup: one server lays the demo's three months; the tests' servers start with copies of its data. */
import { rm } from 'node:fs/promises';
import { createKeoServer } from './keo-server.ts';
import { pressedFolder } from './pressed-commands.ts';

export default async function liveOnce(): Promise<() => Promise<void>> {
  await rm(pressedFolder, { recursive: true, force: true });
  const keo = await createKeoServer();
  await keo.start();
  await keo.halt();
  process.env['KEO_E2E_LIVED'] = keo.folder;
  return () => keo.stop();
}
