import { rejectedStates } from '@keo/core/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { IsStillTrue } from '../../notifications/news-mails.service.ts';
import { findByWorker } from '../applications/applications.repository.ts';
import { findDeal } from '../deals/deals.repository.ts';
import { findJob } from '../jobs/jobs.repository.ts';
import { findProof } from '../proofs/proofs.repository.ts';
import type { MarketFacts } from './market-facts.ts';

/** States of a proof in which the verdict still stands. */
const standing: Readonly<Record<string, readonly string[]>> = {
  PROOF_REVISION_REQUESTED: ['REVISION_REQUESTED'],
  PROOF_REJECTED: rejectedStates,
};

/** What a deadline still waits for. */
const missing: readonly string[] = ['REQUIRED', 'UPLOADED', 'REVISION_REQUESTED'];

/** Whether a warned timer still runs, to the same moment: otherwise its subject was done or moved. */
async function isRunning(
  facts: Pick<MarketFacts, 'load' | 'getClocks'>,
  db: Database,
  { action, metadata }: Parameters<IsStillTrue>[1],
): Promise<boolean> {
  const { dealId, dueAt } = metadata;
  const row = dealId === undefined ? null : await findDeal(db, dealId);
  const job = row && (await findJob(db, row.jobId));
  if (!row || !job || dueAt === undefined) return false;
  const at = Date.parse(dueAt);
  const { deal, timers } = await facts.getClocks(facts.load({ db }, { row, job }));
  if (action !== 'DEAL_DEADLINE_REMINDER') return timers.some((timer) => timer.at === at);
  // The deal ends only some hours after its deadline.
  const isMissing = deal.proofs.some(({ isRequired, state }) => isRequired && missing.includes(state));
  return row.state === 'IN_PROGRESS' && isMissing && row.dueAt !== null && +row.dueAt <= at;
}

type Needs = {
  facts: Pick<MarketFacts, 'load' | 'getClocks'>;
  isMessageWaiting: (
    db: Database,
    room: { roomId: string; readerId: string; senderId: string },
  ) => Promise<boolean>;
};

export const isNewsStillTrue =
  ({ facts, isMessageWaiting }: Needs): IsStillTrue =>
  async (db, log) => {
    const { action, recipientId, workerId, metadata } = log;
    const { warnsAbout, jobId, proofId, roomId, otherId } = metadata;
    if (warnsAbout !== undefined) return isRunning(facts, db, log);
    // A sample has no sender.
    if (action === 'NEW_MESSAGE' && roomId !== undefined && otherId !== undefined)
      return isMessageWaiting(db, { roomId, readerId: recipientId, senderId: otherId });
    if (action === 'JOB_APPLICATION_RECEIVED' && jobId !== undefined && workerId !== null)
      return (await findByWorker(db, jobId, workerId))?.state === 'SUBMITTED';
    const states = standing[action];
    if (!states || proofId === undefined) return true;
    const proof = await findProof(db, proofId);
    return proof !== null && states.includes(proof.state);
  };
