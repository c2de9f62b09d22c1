import type { Permission } from '../law/create-law.ts';
import type { At } from '../law/decision.ts';
import { whyNot } from '../law/why-not.ts';
import type { Action } from '../terms/action.schema.ts';
import { getBudget } from './job-budget.schema.ts';
import { type JobFacts, slotsLeft } from './job.facts.ts';
import { permittedJob } from './job.lifecycle.ts';
import { cloneJob, deleteJob, editJob, updateJob } from './jobs.endpoints.ts';

/** Its words may be changed, and everybody reads that they were. */
export const isPublished = (state: JobFacts['state']): boolean =>
  state === 'OPEN' || state === 'PAUSED' || state === 'FILLED' || state === 'EXPIRED';

/** The author's actions, with the money that they would move. */
export function authorActions(facts: JobFacts, now: At): Action[] {
  const { price: reward, fee } = getBudget(slotsLeft(facts), facts.price);
  const lock = facts.kind === 'QUICK' ? { lock: reward + fee, fee } : undefined;
  const held = facts.budget.price + facts.budget.fee;
  const money: Record<string, Action['money']> = {
    PUBLISH: lock,
    RENEW: lock,
    CLOSE: held > 0 ? { refund: held } : undefined,
  };
  // An invitation is not given to a draft, but makes its own.
  const permissions = permittedJob(facts, { party: 'author', now }).filter(
    ({ command }) => command !== 'INVITE',
  );
  const lawful = permissions.map(({ command, via = '', refusal }): Action => {
    const moved = money[command];
    return {
      key: command,
      enabled: refusal === null,
      ...whyNot(refusal),
      endpoint: `/${via}`,
      ...(moved && { money: moved }),
    };
  });
  const edit = { key: 'EDIT', enabled: true, endpoint: updateJob.path };
  const remove = { key: 'DELETE', enabled: true, endpoint: deleteJob.path };
  const words = { key: 'EDIT_WORDS', enabled: true, endpoint: editJob.path };
  const clone = { key: 'CLONE', enabled: true, endpoint: cloneJob.path };
  return [
    ...lawful,
    ...(facts.state === 'DRAFT' ? [edit, remove] : []),
    ...(isPublished(facts.state) ? [words] : []),
    clone,
  ];
}

/** Actions of another user; a visitor must sign in first. */
export const readerActions = (permissions: readonly Permission[], isSignedIn: boolean): Action[] =>
  permissions.map(({ command, via = '', refusal }) => {
    const why = refusal || isSignedIn ? whyNot(refusal) : { reason: 'NOT_LOGIN' };
    const key = command === 'CANCEL' ? 'CANCEL_APPLICATION' : command;
    return { key, enabled: why.reason === undefined, ...why, endpoint: `/${via}` };
  });
