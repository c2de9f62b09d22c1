/** Entry point of the server process: settings, listen, graceful shutdown. */
import { shutDownGracefully, exitWhenIdle } from './platform/graceful-shutdown.ts';
import { SettingError, readEnv } from './platform/env.ts';

/** In ms. A failed start may leave handles open that would keep the process alive. */
const failureTimeout = 2000;

try {
  const env = readEnv(process.env);
  // Invalid settings are reported before the rest is loaded.
  const { buildApp } = await import('./app.ts');
  const app = await buildApp(env);
  const { log } = app.server;
  if (!env.sandbox && env.smtpUrl === undefined)
    log.warn('SMTP_URL is not set: mails with codes wait in the database and reach nobody');
  const drain = env.drainSeconds * 1000;
  shutDownGracefully(
    log,
    async (signal) => {
      app.startDraining();
      // Graceful shutdown: a load balancer needs some failed health checks before it stops sending traffic.
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
    // Tells the parent process over IPC, if there is a channel, whatever the log level.
    process.send?.({ readyAt: address });
  } catch (error) {
    await app.close();
    throw toSentence(error, env.host, env.port);
  }
} catch (error) {
  console.error(error instanceof SettingError ? error.message : error);
  exitWhenIdle(1, failureTimeout);
}

function readyLine(address: string): string {
  return `ready at ${address}`;
}

/** One sentence for errors that the operator can correct; others are thrown as they are. */
function toSentence(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new SettingError(`Port ${port} is in use by another program: stop it, or name another PORT.`);
  if (code === 'EACCES') return new SettingError(`PORT ${port} needs more rights than this process has.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new SettingError(`HOST ${host} is not an address of this machine.`);
  return error;
}
