/** Before all tests one server lives through the demo's twenty days; theirs begin with copies of what it kept. */
import { createKeoServer } from './keo-server.ts';

export default async function liveOnce(): Promise<() => Promise<void>> {
  const keo = await createKeoServer();
  await keo.start();
  await keo.halt();
  process.env['KEO_E2E_LIVED'] = keo.folder;
  return () => keo.stop();
}
