import { type By, type Log, type Party, hours } from '../law/decision.ts';
import type { DealCommand, DealFacts, DealProof } from './deal.facts.ts';
import { dealLaw } from './deal.lifecycle.ts';
import { newDealFacts } from './new-deal.facts.ts';
import type { Terms } from '../terms/terms.schema.ts';

export const now = Date.UTC(2026, 10, 20, 9);

export const terms: Terms = {
  price: 6_500_000,
  durationHours: 336,
  releaseMode: 'PER_PROOF',
  reviewHours: 120,
  revisionsMax: 3,
  scope: 'Bộ nhận diện',
  conditions: [
    { title: 'Mốc 1', mandatory: true, amount: 2_000_000, accept: { types: ['IMAGE'] } },
    { title: 'Mốc 2', mandatory: true, amount: 4_500_000, accept: { types: ['FILE'] } },
  ],
};

export const noDeal: DealFacts = {
  ...newDealFacts,
  kind: 'PROJECT',
  terms: null,
  timeLimitMin: null,
  balance: 10_000_000,
  workerBps: 1000,
  job: { state: 'OPEN', acceptMode: 'APPLY', price: 0, slotsLeft: 1, slotGoesTo: 'MARKET' },
  candidate: { isAuthor: false, isTaken: false, live: 0, liveMax: 5, unmetRule: null, pause: null },
};

export const negotiating: DealFacts = {
  ...noDeal,
  state: 'NEGOTIATING',
  terms,
  offerNo: 1,
  turn: 'worker',
  offeredAt: now,
};
export const agreed: DealFacts = {
  ...negotiating,
  state: 'AGREED',
  turn: null,
  agreedAt: now,
  slot: 'TAKEN',
};
export const funded: DealFacts = {
  ...agreed,
  state: 'FUNDED',
  fundedAt: now,
  held: { price: 6_500_000, fee: 325_000 },
  balance: 0,
};
export const proof = (state: DealProof['state'], more: Partial<DealProof> = {}): DealProof => ({
  id: 'p1',
  state,
  isRequired: true,
  amount: 2_000_000,
  isComplete: true,
  revisionDueAt: null,
  appealUntil: null,
  isBeyondBudget: false,
  ...more,
});
export const working: DealFacts = {
  ...funded,
  state: 'IN_PROGRESS',
  startedAt: now,
  dueAt: now + hours(336),
  proofs: [proof('REQUIRED'), proof('REQUIRED', { id: 'p2', amount: 4_500_000 })],
};
/** The first part of 2,000,000 was paid, with its share of the fee. */
export const partlyPaid: DealFacts = {
  ...working,
  held: { price: 4_500_000, fee: 225_000 },
  paid: 2_000_000,
};
export const disputed: DealFacts = {
  ...working,
  state: 'DISPUTED',
  dispute: {
    openedBy: 'worker',
    proofId: null,
    openedAt: now,
    claimToWorker: 5_000_000,
    answeredAt: null,
    offers: [],
    resolution: null,
    remindedAt: null,
    state: 'OPEN',
  },
};

const { price: _, ...rest } = terms;
export const quickTerms: Terms = { ...rest, price: 35_000, releaseMode: 'ALL' };
export const quick: DealFacts = {
  ...noDeal,
  kind: 'QUICK',
  terms: quickTerms,
  timeLimitMin: 60,
  job: { state: 'OPEN', acceptMode: 'INSTANT', price: 35_000, slotsLeft: 3, slotGoesTo: 'MARKET' },
};
export const quickWork: DealFacts = {
  ...quick,
  state: 'IN_PROGRESS',
  slot: 'TAKEN',
  startedAt: now,
  dueAt: now + hours(1),
  held: { price: 35_000, fee: 1750 },
  proofs: [proof('REQUIRED', { amount: 0 })],
};

/** What a side is told of money that came. */
export const toWorker = (amount: number): Log => ({
  code: 'PAYMENT_PROCESSED',
  to: 'worker',
  reason: 'ESCROW_RELEASE',
  amount,
});
export const toAuthor = (amount: number): Log => ({
  code: 'PAYMENT_PROCESSED',
  to: 'author',
  reason: 'ESCROW_REFUND',
  amount,
});

export const decide = (deal: DealFacts, command: DealCommand, party: Party, at = now) =>
  dealLaw.decide(deal, command, { party, now: at } satisfies By);

/** Fails on a refusal. */
export function lawful(...args: Parameters<typeof decide>) {
  const decision = decide(...args);
  if (!decision.isLawful) throw new Error(`Refused: ${JSON.stringify(decision.refusal)}`);
  const { logs, next } = decision;
  return { ...decision, state: next.state, news: logs.map(({ code, to }) => `${code} ${to}`) };
}

/** The refusal, or the transition where there is none. */
export function refusal(...args: Parameters<typeof decide>) {
  const decision = decide(...args);
  return decision.isLawful ? decision.id : decision.refusal;
}
