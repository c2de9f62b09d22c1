import {
  type ListedDeal,
  type ListedProof,
  applicationsEndpoints,
  authorJobsEndpoints,
  dealEndsEndpoints,
  dealsEndpoints,
  jobsEndpoints,
  proofsEndpoints,
} from '@keo/core/contract';
import { randomUUID } from 'node:crypto';
import { everyPage } from '../../platform/database/every-page.ts';
import { evidenceFor } from './evidence.ts';
import type { Person } from './person.ts';
import { topUp } from './top-up.ts';

/** The other person, and optionally the one job. */
export type With = { userId: string; jobId?: string | undefined };

const may = ({ actions }: Pick<ListedDeal, 'actions'>, key: string) =>
  actions.some((action) => action.key === key && action.enabled);
const named = ({ id, version }: ListedDeal) => ({ dealId: id, version });
const quoted = ({ title }: { title: string }) => `“${title}”`;

/** Open ones, those with the nearest timer first. */
async function dealsWith(
  me: Person,
  role: 'author' | 'worker',
  { userId, jobId }: With,
): Promise<ListedDeal[]> {
  const otherSide = role === 'author' ? 'worker' : 'author';
  const deals: ListedDeal[] = [];
  const live = { role, live: true } as const;
  for await (const deal of everyPage((page) => me.ask(dealEndsEndpoints.myDealsList, { ...live, ...page })))
    if (deal[otherSide].id === userId && (jobId ?? deal.jobId) === deal.jobId) deals.push(deal);
  return deals;
}

async function agree(me: Person, deal: ListedDeal): Promise<string> {
  const answer = { ...named(deal), decision: 'ACCEPT' as const, baseOfferNo: deal.offers.length };
  await me.ask(dealsEndpoints.giveOffer, answer);
  return `accepts the terms of ${quoted(deal.job)}`;
}

async function finalize(me: Person, deal: ListedDeal, decision: 'APPROVE' | 'COMPLETE'): Promise<string> {
  const { money } = deal;
  const total = money.authorTotal ?? money.price;
  if (decision === 'APPROVE') await topUp(me, total);
  const requestId = randomUUID();
  await me.ask(dealsEndpoints.authorFinalize, { ...named(deal), decision, expectTotal: total, requestId });
  return decision === 'APPROVE'
    ? `has the money held for ${quoted(deal.job)}`
    : `pays for ${quoted(deal.job)}`;
}

const awaits =
  (...states: ListedProof['state'][]) =>
  (proof: ListedProof) =>
    states.includes(proof.state);

async function answerAsAuthor(me: Person, other: With): Promise<string | null> {
  for (const deal of await dealsWith(me, 'author', other)) {
    if (may(deal, 'ACCEPT')) return agree(me, deal);
    if (deal.state === 'AGREED') return finalize(me, deal, 'APPROVE');
    // Quick jobs are paid by a timer.
    if (deal.job.kind === 'PROJECT' && may(deal, 'COMPLETE')) return finalize(me, deal, 'COMPLETE');
    const proof = deal.state === 'IN_PROGRESS' && deal.proofs.find(awaits('SUBMITTED'));
    if (proof) {
      const { id: proofId, version } = proof;
      await me.ask(proofsEndpoints.changeProof, { proofId, version, action: 'APPROVE' });
      return `approves “${proof.title}” of ${quoted(deal.job)}`;
    }
  }
  return null;
}

async function choose(me: Person, { userId, jobId }: With): Promise<string | null> {
  const waiting = { state: 'OPEN', waiting: true } as const;
  for await (const job of everyPage((page) => me.ask(jobsEndpoints.myJobsList, { ...waiting, ...page }))) {
    if (job.acceptMode !== 'APPLY' || (jobId ?? job.id) !== job.id) continue;
    const sent = { jobId: job.id, state: 'SUBMITTED' } as const;
    for await (const { id: applicationId, worker } of everyPage((page) =>
      me.ask(applicationsEndpoints.applicationsList, { ...sent, ...page }),
    )) {
      if (worker.id !== userId) continue;
      await me.ask(applicationsEndpoints.acceptApplication, { applicationId });
      return `chooses ${worker.displayName} for ${quoted(job)}`;
    }
  }
  return null;
}

async function work(me: Person, deals: readonly ListedDeal[]): Promise<string | null> {
  for (const deal of deals) {
    if (may(deal, 'ACCEPT')) return agree(me, deal);
    if (may(deal, 'START')) {
      await me.ask(dealEndsEndpoints.startDeal, named(deal));
      return `begins ${quoted(deal.job)}`;
    }
    if (deal.state !== 'IN_PROGRESS') continue;
    const proof = deal.proofs.find(awaits('REQUIRED', 'UPLOADED', 'REVISION_REQUESTED'));
    const evidence = proof && (await evidenceFor(me, proof, deal.version + proof.no));
    if (!proof || !evidence) continue;
    const order = {
      dealId: deal.id,
      kind: 'EVIDENCE' as const,
      proofId: proof.id,
      submit: true,
      ...evidence,
    };
    await me.ask(proofsEndpoints.addProof, order);
    return `hands in “${proof.title}” of ${quoted(deal.job)}`;
  }
  return null;
}

const letter = 'Mình đã làm việc tương tự vài lần, có thể bắt đầu ngay và giao đúng hẹn.';

/** Unless they applied there before. */
async function seek(me: Person, { userId: authorId, jobId }: With): Promise<string | null> {
  const applied = new Set<string>();
  for await (const application of everyPage((page) => me.ask(applicationsEndpoints.myApplicationsList, page)))
    applied.add(application.jobId);
  for await (const job of everyPage((page) =>
    me.ask(authorJobsEndpoints.jobsOfAuthor, { authorId, ...page }),
  )) {
    if (job.slotsLeft === 0 || (jobId ?? job.id) !== job.id) continue;
    if (job.acceptMode === 'INSTANT') {
      await me.ask(dealsEndpoints.initProposal, { jobId: job.id, mode: 'TAKE' });
      return `takes ${quoted(job)}`;
    }
    if (applied.has(job.id)) continue;
    await me.ask(applicationsEndpoints.applyJob, { jobId: job.id, coverLetter: letter });
    return `applies for ${quoted(job)}`;
  }
  return null;
}

/**
 * The next step of one user towards another, whatever the state: first answers, then work, then new jobs. Returns a
 * description; null for nothing to do.
 */
export async function nextDeed(me: Person, other: With): Promise<string | null> {
  const answered = (await answerAsAuthor(me, other)) ?? (await choose(me, other));
  if (answered) return answered;
  const deals = await dealsWith(me, 'worker', other);
  return deals.length > 0 ? work(me, deals) : seek(me, other);
}
