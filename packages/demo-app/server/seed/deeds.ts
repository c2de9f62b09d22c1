import { randomUUID } from 'node:crypto';
import {
  type RejectionRule,
  type ReviewWords,
  type Terms,
  authorFeeFor,
  termsSchema,
} from '@keo/core/contract';
import { Readable } from 'node:stream';
import { type InferInput, parse } from 'valibot';
import { findDeal } from '../modules/deals/deals.repository.ts';
import { listOfDeal } from '../modules/deals/proofs.repository.ts';
import { findSeed, marketSeed } from './market-seed.ts';
import type { Past } from './past.ts';
import { type Drawing, drawPicture } from './pictures.ts';
import { postingOf } from './postings.ts';

/** What has come about by now: the product's own ids of the seed's postings, applications and deals. */
export type Known = {
  jobs: Map<string, string>;
  applications: Map<string, string>;
  deals: Map<string, string>;
};

/** One thing that somebody does, and how many hours ago. */
export type Step = { hoursAgo: number; run(past: Past, known: Known): Promise<unknown> };

const hour = 3_600_000;
const of = (ids: Map<string, string>, seedId: string): string => {
  const id = ids.get(seedId);
  if (id === undefined) throw new Error(`${seedId} has not come about yet`);
  return id;
};
const authorOf = (jobId: string) => findSeed(marketSeed.jobs, jobId).authorId;
const dealOf = (dealId: string) => findSeed(marketSeed.deals, dealId);
type Side = 'author' | 'worker';
const personOf = (dealId: string, side: Side) => dealOf(dealId)[side === 'author' ? 'authorId' : 'workerId'];
/** The deal as it stands now: a glance, where the service's own view would reckon what may be done. */
async function glance({ unit }: Past, known: Known, dealId: string) {
  const row = await findDeal(unit.db, of(known.deals, dealId));
  if (!row) throw new Error(`${dealId} is gone`);
  return { row, ofDeal: { dealId: row.id, version: row.version } };
}
const proofOf = async ({ unit }: Past, known: Known, dealId: string, no: number) => {
  const proof = (await listOfDeal(unit.db, of(known.deals, dealId)))[no - 1];
  if (!proof) throw new Error(`${dealId} has no proof ${no}`);
  return proof;
};

/** Asked for, and transferred five minutes later. */
export function recharge(hoursAgo: number, userId: string, amount: number): Step[] {
  let content = '';
  const asks: Step['run'] = async ({ services }) => {
    const order = { amount, method: 'VIETQR' as const, requestId: randomUUID() };
    content = (await services.recharge.create(userId, order)).code;
  };
  const pays: Step['run'] = ({ services }) => {
    const notice = { providerId: `seed-${userId}`, content, amount, direction: 'IN' as const };
    return services.bankEvents.receive('sandbox', notice, Buffer.from(JSON.stringify(notice)));
  };
  return [
    { hoursAgo, run: asks },
    { hoursAgo: hoursAgo - 1 / 12, run: pays },
  ];
}

/** Asked for; the bank pays it, or its answer is lost. */
export function withdraw(hoursAgo: number, userId: string, amount: number, isLost = false): Step[] {
  let id = '';
  const asks: Step['run'] = async ({ services, unit }) => {
    ({ id } = await services.withdraw.place(unit, userId, { amount, cardId: `bc_${userId}` }));
  };
  const loses: Step = { hoursAgo: hoursAgo - 0.05, run: ({ bank }) => bank.decide(id, 'UNKNOWN') };
  return [{ hoursAgo, run: asks }, ...(isLost ? [loses] : [])];
}

export const post = (hoursAgo: number, jobId: string, openHours = 336): Step => ({
  hoursAgo,
  async run({ services, now }, known) {
    const author = authorOf(jobId);
    const posting = postingOf(jobId, new Date(+now() + openHours * hour));
    const { id } = await services.postings.create(author, posting);
    known.jobs.set(jobId, id);
    await services.postings.publish(author, { jobId: id, requestId: randomUUID() });
  },
});

export const pause = (hoursAgo: number, jobId: string): Step => ({
  hoursAgo,
  run: ({ services }, known) => services.postings.pause(authorOf(jobId), of(known.jobs, jobId)),
});

export const apply = (
  hoursAgo: number,
  jobId: string,
  workerId: string,
  coverLetter: string,
  bid?: number,
): Step => ({
  hoursAgo,
  async run({ services }, known) {
    const { id } = await services.applications.apply(workerId, {
      jobId: of(known.jobs, jobId),
      coverLetter,
      answers: [],
      ...(bid !== undefined && { bid }),
    });
    known.applications.set(`${jobId} ${workerId}`, id);
  },
});

/** What an author, or the applicant, does with an application. */
export const answer = (
  hoursAgo: number,
  jobId: string,
  workerId: string,
  word: 'SHORTLIST' | 'REJECT' | 'CANCEL',
  reason?: string,
): Step => ({
  hoursAgo,
  run({ services: { applications } }, known) {
    const id = of(known.applications, `${jobId} ${workerId}`);
    if (word === 'CANCEL') return applications.cancel(workerId, id);
    if (word === 'SHORTLIST') return applications.shortlist(authorOf(jobId), id, true);
    return applications.reject(authorOf(jobId), id, reason);
  },
});

/** Chosen: the deal begins. */
export const choose = (hoursAgo: number, dealId: string): Step => ({
  hoursAgo,
  async run({ services }, known) {
    const { jobId, workerId, authorId } = dealOf(dealId);
    const id = of(known.applications, `${jobId} ${workerId}`);
    known.deals.set(dealId, (await services.applications.accept(authorId, id)).deal.id);
  },
});

/** The terms that the posting asks for, at that price; where parts are paid by themselves, the last takes the difference. */
function termsOf(dealId: string, price: number, isBare = false): Terms {
  const posting = postingOf(dealOf(dealId).jobId, new Date(0));
  const { conditions, releaseMode } = posting;
  const last = conditions.at(-1);
  const whole =
    releaseMode === 'PER_PROOF' && last
      ? [...conditions.slice(0, -1), { ...last, amount: (last.amount ?? 0) + price - posting.price }]
      : conditions;
  const terms: InferInput<typeof termsSchema> = {
    price,
    durationHours: posting.durationHours,
    releaseMode,
    reviewHours: 120,
    revisionsMax: posting.revisionsMax,
    scope: posting.description,
    conditions: isBare ? [] : whole,
  };
  return parse(termsSchema, terms);
}

/** An offer, the first or one that answers the other side's. A worker's first may be bare of what is to be proved. */
export const offer = (
  hoursAgo: number,
  dealId: string,
  by: Side,
  price: number,
  message: string,
  isBare = false,
): Step => ({
  hoursAgo,
  async run(past, known) {
    const { deals } = past.services;
    const person = personOf(dealId, by);
    const terms = termsOf(dealId, price, isBare);
    const { row, ofDeal } = await glance(past, known, dealId);
    if (row.state === 'NEGOTIATING')
      return deals.giveOffer(person, {
        ...ofDeal,
        decision: 'COUNTER',
        baseOfferNo: row.offers.length,
        terms,
        note: message,
      });
    if (by === 'worker') return deals.initProposal(person, { dealId: row.id, terms, message });
    const { jobId } = row;
    const workerId = personOf(dealId, 'worker');
    return deals.initByAuthor(person, { jobId, workerId, terms, message, requestId: randomUUID() });
  },
});

/** The author says what is to be proved. */
export const askProofs = (hoursAgo: number, dealId: string): Step => ({
  hoursAgo,
  run: ({ services }, known) =>
    services.proofs.add(personOf(dealId, 'author'), {
      dealId: of(known.deals, dealId),
      kind: 'CONDITION',
      conditions: termsOf(dealId, findSeed(marketSeed.jobs, dealOf(dealId).jobId).price).conditions,
    }),
});

export const agree = (hoursAgo: number, dealId: string, by: Side): Step => ({
  hoursAgo,
  async run(past, known) {
    const { row, ofDeal } = await glance(past, known, dealId);
    const accept = { ...ofDeal, decision: 'ACCEPT' as const, baseOfferNo: row.offers.length };
    await past.services.deals.giveOffer(personOf(dealId, by), accept);
  },
});

const finalize = (
  hoursAgo: number,
  dealId: string,
  order: { decision: 'APPROVE' } | { decision: 'COMPLETE'; bonus?: number; note?: string },
): Step => ({
  hoursAgo,
  async run(past, known) {
    const { row, ofDeal } = await glance(past, known, dealId);
    const price = row.terms?.price ?? 0;
    await past.services.deals.finalize(personOf(dealId, 'author'), {
      ...ofDeal,
      ...order,
      expectTotal: price + authorFeeFor(row.kind, price),
      requestId: randomUUID(),
    });
  },
});
export const fund = (hoursAgo: number, dealId: string): Step =>
  finalize(hoursAgo, dealId, { decision: 'APPROVE' });
export const complete = (
  hoursAgo: number,
  dealId: string,
  more: { bonus?: number; note?: string } = {},
): Step => finalize(hoursAgo, dealId, { decision: 'COMPLETE', ...more });

export const begin = (hoursAgo: number, dealId: string): Step => ({
  hoursAgo,
  async run(past, known) {
    const { ofDeal } = await glance(past, known, dealId);
    await past.services.deals.start(personOf(dealId, 'worker'), ofDeal);
  },
});

/** A slot of a quick job, taken at once. */
export const take = (hoursAgo: number, dealId: string): Step => ({
  hoursAgo,
  async run({ services }, known) {
    const { jobId, workerId } = dealOf(dealId);
    const order = { jobId: of(known.jobs, jobId), mode: 'TAKE' as const };
    known.deals.set(dealId, (await services.deals.initProposal(workerId, order)).id);
  },
});

async function upload({ services }: Past, userId: string, kind: Drawing, n: number): Promise<string> {
  const form = new FormData();
  form.append('file', await drawPicture(kind, n));
  const sent = new Response(form);
  const bytes = Buffer.from(await sent.arrayBuffer());
  const stored = await services.uploads.takeWhole(userId, {
    stream: Readable.from([bytes]),
    contentType: sent.headers.get('content-type') ?? '',
    length: bytes.length,
  });
  return stored.id;
}

/** Evidence for one thing to be proved, sent and handed in; the pictures are of that kind, from number `first` on. */
export const handIn = (
  hoursAgo: number,
  dealId: string,
  no: number,
  evidence: { pictures?: { kind: Drawing; first?: number; count: number }; text?: string; link?: string },
): Step => ({
  hoursAgo,
  async run(past, known) {
    const worker = personOf(dealId, 'worker');
    const { pictures, ...words } = evidence;
    const fileIds: string[] = [];
    for (let n = 0; n < (pictures?.count ?? 0); n += 1)
      fileIds.push(await upload(past, worker, pictures?.kind ?? 'screen', (pictures?.first ?? 0) + n));
    const { id: proofId } = await proofOf(past, known, dealId, no);
    const { checks } = await past.services.proofs.add(worker, {
      dealId: of(known.deals, dealId),
      kind: 'EVIDENCE',
      proofId,
      fileIds,
      ...words,
      capturedAt: past.now().toISOString(),
      submit: true,
    });
    if (checks.length > 0) throw new Error(`Proof ${no} of ${dealId} lacks ${JSON.stringify(checks)}`);
  },
});

/** The author's word on a proof. */
export const judge = (
  hoursAgo: number,
  dealId: string,
  no: number,
  verdict: { action: 'APPROVE' | 'REQUEST_REVISION' | 'REJECT'; note?: string; reasonCode?: RejectionRule },
): Step => ({
  hoursAgo,
  async run(past, known) {
    const { id: proofId, version } = await proofOf(past, known, dealId, no);
    await past.services.proofs.change(personOf(dealId, 'author'), { proofId, version, ...verdict });
  },
});

/** The worker appeals against the rejection of a proof. */
export const appeal = (hoursAgo: number, dealId: string, no: number, statement: string): Step => ({
  hoursAgo,
  async run(past, known) {
    const { ofDeal } = await glance(past, known, dealId);
    const { id: proofId } = await proofOf(past, known, dealId, no);
    await past.services.deals.appeal(personOf(dealId, 'worker'), { ...ofDeal, proofId, statement });
  },
});

/** What one side says of the other once their deal is over. */
export const review = (
  hoursAgo: number,
  dealId: string,
  by: Side,
  words: Partial<ReviewWords> & Pick<ReviewWords, 'stars'>,
): Step => ({
  hoursAgo,
  run: ({ services }, known) =>
    services.reviews.add(personOf(dealId, by), {
      dealId: of(known.deals, dealId),
      scores: {},
      tags: [],
      text: null,
      photoIds: [],
      ...words,
    }),
});

/** Everybody comes by and reads what there is. */
export const everybodyReads = (hoursAgo: number): Step => ({
  hoursAgo,
  async run({ services }) {
    for (const { id } of marketSeed.users) await services.notifications.markAllRead(id);
  },
});
