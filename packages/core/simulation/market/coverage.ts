import { applicationLaw } from '../../src/applications/application.lifecycle.ts';
import { dealLaw } from '../../src/deals/deal.lifecycle.ts';
import { jobLaw } from '../../src/jobs/job.lifecycle.ts';
import type { LawRow } from '../../src/law/create-law.ts';
import type { Decision } from '../../src/law/decision.ts';
import type { NotificationCode } from '../../src/notifications/codes/notification-codes.ts';
import { proofLaw } from '../../src/proofs/proof.lifecycle.ts';
import { BrokenPromise } from '../broken-promise.ts';

export type Of = 'job' | 'application' | 'deal' | 'proof';

/** One arrow of one chart: `deal D24 IN_PROGRESS CANCEL_TIMEOUT → DISPUTED`. */
const getName = (kind: Of, state: string, command: string, id: string, to: string) =>
  `${kind} ${id} ${state} ${command} → ${to}`;
const rows: [Of, LawRow][] = [
  ...jobLaw.rows.map((row): [Of, LawRow] => ['job', row]),
  ...applicationLaw.rows.map((row): [Of, LawRow] => ['application', row]),
  ...dealLaw.rows.map((row): [Of, LawRow] => ['deal', row]),
  ...proofLaw.rows.map((row): [Of, LawRow] => ['proof', row]),
];

/** Every arrow of the laws, with the codes it declares. */
export const declared = new Map<string, Set<NotificationCode>>();
for (const [kind, { state, command, arrow }] of rows) {
  const name = getName(kind, state, command, arrow.id, arrow.to);
  const codes = declared.get(name) ?? new Set();
  for (const code of arrow.tells ?? []) codes.add(code);
  declared.set(name, codes);
}

/** Arrows taken by the runs so far, with counts. */
export const taken = new Map<string, number>();
export const sent = new Map<string, Set<NotificationCode>>();

export function note(
  kind: Of,
  state: string,
  command: string,
  { id, next, logs }: Extract<Decision<{ state: string }>, { isLawful: true }>,
): void {
  const name = getName(kind, state, command, id, next.state);
  const tells = declared.get(name);
  if (!tells) throw new BrokenPromise(`The chart has no ${name}`);
  taken.set(name, (taken.get(name) ?? 0) + 1);
  const before = sent.get(name) ?? new Set();
  sent.set(name, before);
  for (const { code } of logs) {
    if (!tells.has(code)) throw new BrokenPromise(`${name} sends ${code} and does not say so`);
    before.add(code);
  }
}
