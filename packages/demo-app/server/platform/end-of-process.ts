import type { FastifyBaseLogger } from 'fastify';

/** Milliseconds that a process has to come to its end. */
const longestEnd = 20_000;

/**
 * Lets the process end by itself with `code`, once nothing keeps it. `process.exit` may wait without end for a thread
 * of V8 that waits for a collection of garbage (nodejs/node#54918), so it is for what is kept for too long.
 */
export function letEnd(code: number): void {
  process.exitCode = code;
  const giveUp = () => {
    throw new Error(`The process did not end by itself within ${longestEnd / 1000} seconds.`);
  };
  setTimeout(giveUp, longestEnd).unref();
}

/**
 * Has the process closed by `close` and ended: with 0 after a signal that asks for it, with 1 after an error that
 * nobody caught or where closing fails. Who asks a second time does not want to wait.
 */
export function endInOrder(
  log: FastifyBaseLogger,
  close: (signal: NodeJS.Signals | undefined) => Promise<void>,
): void {
  let isEnding = false;
  const end = async (code: number, signal?: NodeJS.Signals) => {
    if (isEnding) process.exit(1);
    isEnding = true;
    letEnd(code);
    try {
      await close(signal);
      log.info('stopped');
    } catch (err) {
      log.error({ err }, 'not closed in order');
      process.exitCode = 1;
    }
  };
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const)
    process.on(signal, () => void end(0, signal));
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (err: unknown) => {
      log.error({ err }, 'stopping after an error');
      void end(1);
    });
}
