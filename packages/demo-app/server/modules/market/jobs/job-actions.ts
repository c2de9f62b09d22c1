import {
  type Action,
  type JobFacts,
  type Permission,
  budgetOf,
  jobsEndpoints,
  permittedJob,
  slotsLeft,
  whyNot,
} from '@keo/core/contract';

/** What the author may do now by the law, with the money that would move. */
export function authorActions(facts: JobFacts, now: Date): Action[] {
  const { price: reward, fee } = budgetOf(slotsLeft(facts), facts.price);
  const lock = facts.kind === 'QUICK' ? { lock: reward + fee, fee } : undefined;
  const held = facts.budget.price + facts.budget.fee;
  const money: Record<string, Action['money']> = {
    PUBLISH: lock,
    RENEW: lock,
    CLOSE: held > 0 ? { refund: held } : undefined,
  };
  const lawful = permittedJob(facts, { party: 'author', now: +now }).map(
    ({ command, via = '', refusal }): Action => {
      const moved = money[command];
      return {
        key: command,
        enabled: refusal === null,
        ...whyNot(refusal),
        endpoint: `/${via}`,
        ...(moved && { money: moved }),
      };
    },
  );
  const edit = { key: 'EDIT', enabled: true, endpoint: jobsEndpoints.updateJob.path };
  const clone = { key: 'CLONE', enabled: true, endpoint: jobsEndpoints.cloneJob.path };
  return [...lawful, ...(facts.state === 'DRAFT' ? [edit] : []), clone];
}

/** What another user may do by the law; a visitor may do it after signing in. */
export const readerActions = (permissions: readonly Permission[], isSignedIn: boolean): Action[] =>
  permissions.map(({ command, via = '', refusal }) => {
    const why = refusal || isSignedIn ? whyNot(refusal) : { reason: 'NOT_LOGIN' };
    const key = command === 'CANCEL' ? 'CANCEL_APPLICATION' : command;
    return { key, enabled: why.reason === undefined, ...why, endpoint: `/${via}` };
  });
