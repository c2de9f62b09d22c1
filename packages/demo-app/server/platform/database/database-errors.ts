/** No answer in time, or the connection was lost during the commit: it may have been committed. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown' as const;
}

/** The chain of causes. `code` is an SQLSTATE or the system's. */
function getCauses(error: unknown): { error: Error; code: string; message: string }[] {
  if (!(error instanceof Error)) return [];
  const code = 'code' in error ? String(error.code) : '';
  return [{ error, code, message: error.message }, ...getCauses(error.cause)];
}

export const isRefused = (error: unknown): boolean =>
  getCauses(error).some(({ code }) => /^[0-9A-Z]{5}$/.test(code) && !/^(57|08)/.test(code));

export const isQueryTimeout = (error: unknown): boolean =>
  getCauses(error).some(({ message }) => message === 'Query read timeout');

/** SQLSTATE class 22 (data exception): a value that no column can hold. */
const isUnfit = (code: string) => /^22[0-9A-Z]{3}$/.test(code);
const isAway = (code: string, message: string) =>
  /^(ECONN|EPIPE|ENOTFOUND|57P|08|53300)/.test(code) ||
  /Connection terminated|connection timeout|timeout exceeded when trying to connect/i.test(message);

/**
 * `timeout`: the outcome is unknown. `away`: no connection. `unfit`: a value that no column can hold. Null: another
 * error.
 */
export function getDatabaseFault(thrown: unknown): 'timeout' | 'away' | 'unfit' | null {
  for (const { error, code, message } of getCauses(thrown)) {
    if (error instanceof OutcomeUnknown || code === '57014' || message === 'Query read timeout')
      return 'timeout';
    if (isAway(code, message)) return 'away';
    if (isUnfit(code)) return 'unfit';
  }
  return null;
}

/** Finds the cause with that SQLSTATE. */
function withCode(error: unknown, code: string): Error | null {
  for (let at = error; at instanceof Error; at = at.cause) if ('code' in at && at.code === code) return at;
  return null;
}

/** The name of the violated UNIQUE constraint; null for any other error. */
export function violatedUnique(error: unknown): string | null {
  const found = withCode(error, '23505');
  return found && ('constraint' in found ? String(found.constraint) : '');
}

/** The database has rolled this transaction back; it can be retried. */
export const isDeadlock = (error: unknown): boolean => withCode(error, '40P01') !== null;
