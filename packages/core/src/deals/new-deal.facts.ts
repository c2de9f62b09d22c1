import type { DealFacts } from './deal.facts.ts';

type Known = 'kind' | 'terms' | 'timeLimitMin' | 'balance' | 'workerBps' | 'job' | 'candidate';

/** Initial facts; the others come from the job and its people. */
export const newDealFacts = {
  state: 'NONE',
  turn: null,
  offerNo: 0,
  prepared: [],
  offeredAt: 0,
  agreedAt: null,
  fundedAt: null,
  startedAt: null,
  dueAt: null,
  allProofsAt: null,
  remindedAt: null,
  authorRemindedAt: null,
  held: { price: 0, fee: 0 },
  paid: 0,
  bonus: 0,
  bonusFees: { author: 0, worker: 0 },
  slot: 'NONE',
  cancelRequest: null,
  lastCancels: { author: null, worker: null },
  changeTimes: { author: [], worker: [] },
  changeRequest: null,
  dispute: null,
  pastDisputes: [],
  proofs: [],
} as const satisfies Omit<DealFacts, Known>;
