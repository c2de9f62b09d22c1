import type { FastifyBaseLogger } from 'fastify';

/** Milliseconds that a process has to close what it has open, beside the time it goes on before. */
const longestClose = 20_000;
/** Milliseconds in which a second signal is a copy of the first: a terminal and the parent process both send it. */
const echo = 1000;

/**
 * Lets the process end by itself with `code`, once nothing keeps it. Where something does for longer than `within`
 * milliseconds, it tells `kept` and ends it by `process.exit`, which alone may wait without end for a thread of V8 that
 * waits for a collection of garbage (nodejs/node#54918).
 */
export function letEnd(code: number, within: number, kept?: () => void): void {
  process.exitCode = code;
  const giveUp = () => {
    kept?.();
    process.exit();
  };
  setTimeout(giveUp, within).unref();
}

/**
 * Has the process closed by `close` and ended: with 0 after a signal that asks for it, with 1 after an error that
 * nobody caught or where closing fails. Who asks a second time, and not in the same moment, does not want to wait.
 */
export function endInOrder(
  log: FastifyBaseLogger,
  close: (signal: NodeJS.Signals | undefined) => Promise<void>,
  goesOn = 0,
): void {
  let isEnding = false;
  let askedAt = -Infinity;
  const end = async (code: number, signal?: NodeJS.Signals) => {
    if (isEnding) process.exit(1);
    isEnding = true;
    letEnd(code, goesOn + longestClose, () => {
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
      if (now - askedAt < echo) return;
      askedAt = now;
      void end(0, signal);
    });
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (err: unknown) => {
      log.error({ err }, 'stopping after an error');
      void end(1);
    });
}
