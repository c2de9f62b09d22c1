import { type Side, type Terms, authorFeeFor, termsSchema } from '@keo/core/contract';
import { randomUUID } from 'node:crypto';
import { type InferInput, parse } from 'valibot';
import { getAuthor, getDeal, getPerson } from './cast.ts';
import { toJobDraft } from './job-drafts.ts';
import { type Step, glance, hour, of } from './step.ts';

export const post = (hoursAgo: number, jobId: string, openHours = 336): Step => ({
  hoursAgo,
  async run({ services, now }, known) {
    const author = getAuthor(jobId);
    const job = toJobDraft(jobId, new Date(+now() + openHours * hour));
    const { id } = await services.jobs.create(author, job);
    known.jobs.set(jobId, id);
    await services.jobs.publish(author, { jobId: id, requestId: randomUUID() });
  },
});

export const pause = (hoursAgo: number, jobId: string): Step => ({
  hoursAgo,
  run: ({ services }, known) => services.jobs.pause(getAuthor(jobId), of(known.jobs, jobId)),
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

/** Answers or withdraws an application. */
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
    if (word === 'SHORTLIST') return applications.shortlist(getAuthor(jobId), id, true);
    return applications.reject(getAuthor(jobId), id, reason);
  },
});

/** Accepts the application: the deal begins. */
export const choose = (hoursAgo: number, dealId: string): Step => ({
  hoursAgo,
  async run({ services }, known) {
    const { jobId, workerId, authorId } = getDeal(dealId);
    const id = of(known.applications, `${jobId} ${workerId}`);
    known.deals.set(dealId, (await services.applications.accept(authorId, id)).deal.id);
  },
});

/** Terms of the job at that price; in deals paid by proof the last part takes the difference. */
function getTerms(dealId: string, price: number, isBare = false): Terms {
  const job = toJobDraft(getDeal(dealId).jobId, new Date(0));
  const { conditions, releaseMode } = job;
  const last = conditions.at(-1);
  const whole =
    releaseMode === 'PER_PROOF' && last
      ? [...conditions.slice(0, -1), { ...last, amount: (last.amount ?? 0) + price - job.price }]
      : conditions;
  const terms: InferInput<typeof termsSchema> = {
    price,
    durationHours: job.durationHours,
    releaseMode,
    reviewHours: 120,
    revisionsMax: job.revisionsMax,
    scope: job.description,
    conditions: isBare ? [] : whole,
  };
  return parse(termsSchema, terms);
}

/** A first offer or a counter-offer. A worker's first may leave the conditions to those that were prepared. */
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
    const person = getPerson(dealId, by);
    const terms = getTerms(dealId, price, isBare);
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
    const workerId = getPerson(dealId, 'worker');
    return deals.initByAuthor(person, { jobId, workerId, terms, message, requestId: randomUUID() });
  },
});

/** The author adds the conditions. */
export const askProofs = (hoursAgo: number, dealId: string): Step => ({
  hoursAgo,
  run: ({ services }, known) =>
    services.proofs.add(getPerson(dealId, 'author'), {
      dealId: of(known.deals, dealId),
      kind: 'CONDITION',
      conditions: getTerms(dealId, toJobDraft(getDeal(dealId).jobId, new Date(0)).price).conditions,
    }),
});

export const agree = (hoursAgo: number, dealId: string, by: Side): Step => ({
  hoursAgo,
  async run(past, known) {
    const { row, ofDeal } = await glance(past, known, dealId);
    const accept = { ...ofDeal, decision: 'ACCEPT' as const, baseOfferNo: row.offers.length };
    await past.services.deals.giveOffer(getPerson(dealId, by), accept);
  },
});

const finalize = (
  hoursAgo: number,
  dealId: string,
  order: { decision: 'APPROVE' | 'CANCEL' } | { decision: 'COMPLETE'; bonus?: number; note?: string },
): Step => ({
  hoursAgo,
  async run(past, known) {
    const { row, ofDeal } = await glance(past, known, dealId);
    const price = row.fundedAt === null ? (row.terms?.price ?? 0) : row.paid + row.heldPrice;
    await past.services.deals.finalize(getPerson(dealId, 'author'), {
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

/** The author cancels before the start, and is refunded. */
export const callOff = (hoursAgo: number, dealId: string): Step =>
  finalize(hoursAgo, dealId, { decision: 'CANCEL' });

export const begin = (hoursAgo: number, dealId: string): Step => ({
  hoursAgo,
  async run(past, known) {
    const { ofDeal } = await glance(past, known, dealId);
    await past.services.deals.start(getPerson(dealId, 'worker'), ofDeal);
  },
});

/** Takes a slot of a quick job. */
export const take = (hoursAgo: number, dealId: string): Step => ({
  hoursAgo,
  async run({ services }, known) {
    const { jobId, workerId } = getDeal(dealId);
    const order = { jobId: of(known.jobs, jobId), mode: 'TAKE' as const };
    known.deals.set(dealId, (await services.deals.initProposal(workerId, order)).id);
  },
});

/** These users read their notifications. */
export const read = (hoursAgo: number, userIds: readonly string[]): Step => ({
  hoursAgo,
  async run({ services }) {
    for (const id of userIds) await services.notifications.markAllRead(id);
  },
});
