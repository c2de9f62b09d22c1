import type { FastifyBaseLogger } from 'fastify';

/** In ms, beside the time to drain. */
const closeTimeout = 20_000;
/** In ms: a second signal within this time is a duplicate, as from a terminal and the parent process. */
const duplicateWithin = 1000;

/**
 * Lets the process end by itself with `code` once nothing is open. After `within` ms it calls `onTimeout` and
 * `process.exit`, which is only the last resort because it may hang on a V8 thread that waits for garbage collection
 * (nodejs/node#54918).
 */
export function exitWhenIdle(code: number, within: number, onTimeout?: () => void): void {
  process.exitCode = code;
  const giveUp = () => {
    onTimeout?.();
    process.exit();
  };
  setTimeout(giveUp, within).unref();
}

/**
 * Graceful shutdown by `close`: exit code 0 after a signal, 1 after an uncaught error or where closing fails. A second
 * signal exits at once.
 */
export function shutDownGracefully(
  log: FastifyBaseLogger,
  close: (signal: NodeJS.Signals | undefined) => Promise<void>,
  drainMs = 0,
): void {
  let isEnding = false;
  let signalledAt = -Infinity;
  const end = async (code: number, signal?: NodeJS.Signals) => {
    if (isEnding) process.exit(1);
    isEnding = true;
    exitWhenIdle(code, drainMs + closeTimeout, () => {
      log.error('something was kept open for too long');
      process.exitCode = 1;
    });
    try {
      await close(signal);
      log.info('stopped');
    } catch (err) {
      log.error({ err }, 'not closed in order');
      process.exitCode = 1;
    }
  };
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const)
    process.on(signal, () => {
      const now = performance.now();
      if (now - signalledAt < duplicateWithin) return;
      signalledAt = now;
      void end(0, signal);
    });
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (err: unknown) => {
      log.error({ err }, 'stopping after an error');
      void end(1);
    });
}
