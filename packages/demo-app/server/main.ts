/** The server process: settings, listen, graceful close. */
import { endInOrder, letEnd } from './platform/end-of-process.ts';
import { SettingError, readEnv } from './platform/env.ts';

/** What could not start may have left something open, and has nothing to finish. */
const longestAfterFailure = 2000;

try {
  const env = readEnv(process.env);
  // What cannot be used is said before the rest is read.
  const { buildApp } = await import('./app.ts');
  const app = await buildApp(env);
  const { log } = app.server;
  if (!env.sandbox && env.smtpUrl === undefined)
    log.warn('SMTP_URL is not set: mails with codes wait in the database and reach nobody');
  const drain = env.drainSeconds * 1000;
  endInOrder(
    log,
    async (signal) => {
      app.stopTakingVisitors();
      // A balancer needs some of its checks to see that nobody new should come.
      if (signal !== undefined) await new Promise((resolve) => setTimeout(resolve, drain));
      await app.close();
    },
    drain,
  );
  try {
    const address = await app.server.listen({
      port: env.port,
      host: env.host,
      listenTextResolver: readyLine,
    });
    // Whoever started this process and listens is told, whatever the log says.
    process.send?.({ readyAt: address });
  } catch (error) {
    await app.close();
    throw sentenceOf(error, env.host, env.port);
  }
} catch (error) {
  console.error(error instanceof SettingError ? error.message : error);
  letEnd(1, longestAfterFailure);
}

function readyLine(address: string): string {
  return `ready at ${address}`;
}

/** What the person at the keyboard can mend is said in one sentence; anything else is thrown as it is. */
function sentenceOf(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new SettingError(`Port ${port} is in use by another program: stop it, or name another PORT.`);
  if (code === 'EACCES') return new SettingError(`PORT ${port} needs more rights than this process has.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new SettingError(`HOST ${host} is not an address of this machine.`);
  return error;
}
