import type { ApplicationCommand } from '../../src/applications/application.facts.ts';
import type { DealCommand } from '../../src/deals/deal.facts.ts';
import type { Terms } from '../../src/terms/terms.schema.ts';
import type { JobCommand } from '../../src/jobs/job.facts.ts';
import type { ProofCommand } from '../../src/proofs/proof.facts.ts';
import { isOpen } from '../../src/testing/fake-facts.ts';
import type { FakeDeal } from '../../src/testing/fake-rows.ts';
import type { Random } from '../random.ts';
import { plain } from './timers.ts';
import type { World } from './world.ts';
import type { ConditionInput } from '../../src/terms/condition.schema.ts';

export function jobCommand({ job, law }: World, random: Random, type: JobCommand['type']): JobCommand {
  const { price, slots } = job;
  if (type === 'MODERATION_FAIL' || type === 'REMOVE') return { type, note: 'Trái quy định' };
  if (type !== 'ENHANCE') return { type };
  // Rare, so it is preferred.
  if (law.rows.deals.some(({ facts }) => facts.slot === 'TAKEN') && random.chance(0.7))
    return { type, price: price * 2 };
  const change = random.pick([
    { price: price + 1000 },
    { price: price * 2 },
    { slots: slots + 1 },
    { boost: true },
    { price: price - 1000 },
  ]);
  return { type, ...change };
}

export const applicationCommand = (random: Random, type: ApplicationCommand['type']): ApplicationCommand =>
  type === 'SHORTLIST' ? { type, isOn: random.chance(0.5) } : { type };

const condition = (mandatory: boolean, amount?: number): ConditionInput => ({
  title: 'Tệp bàn giao',
  mandatory,
  accept: { types: ['FILE'] },
  ...(amount !== undefined && { amount }),
});

export function randomTerms(random: Random): Terms {
  const price = random.pick([50_000, 123_000, 20_000_000, 900_000]);
  const isPerProof = price > 100_000 && random.chance(0.7);
  const first = Math.floor(price / 2000) * 1000;
  return {
    price,
    durationHours: random.pick([1, 72, 400]),
    releaseMode: isPerProof ? 'PER_PROOF' : 'ALL',
    reviewHours: random.pick([72, 120, 336]),
    revisionsMax: random.between(0, 2),
    scope: '',
    conditions: isPerProof
      ? [condition(true, first), condition(random.chance(0.7), price - first)]
      : [condition(true), condition(random.chance(0.5))].slice(0, random.between(1, 2)),
  };
}

export function dealCommand(
  random: Random,
  { facts: deal, proofs }: FakeDeal,
  type: DealCommand['type'],
): DealCommand {
  const appealed = proofs.find(({ id }) => id === deal.dispute?.proofId);
  const isPart = appealed && deal.terms?.releaseMode === 'PER_PROOF';
  const most = isPart ? appealed.amount : deal.held.price;
  const { offers = [], claimToWorker = 0 } = deal.dispute ?? {};
  const said = [claimToWorker, ...offers.map(({ toWorker }) => toWorker)].filter((sum) => sum <= most);
  // With 0 on the other side the midpoint rounds down to 0.
  const tiny = Math.min(1, most);
  const part = () => random.pick([0, tiny, most, random.between(0, most), ...said]);
  switch (type) {
    case 'INIT_BY_AUTHOR':
      return { type, terms: randomTerms(random) };
    case 'INIT_PROPOSAL': {
      const terms = randomTerms(random);
      return { type, terms: random.chance(0.4) ? { ...terms, conditions: [] } : terms };
    }
    case 'ADD_CONDITIONS': {
      const { terms } = deal;
      const isEmptyParts = terms?.releaseMode === 'PER_PROOF' && terms.conditions.length === 0;
      return { type, conditions: [condition(true, isEmptyParts ? terms.price : undefined)] };
    }
    case 'COUNTER':
      return { type, baseOfferNo: deal.offerNo, terms: randomTerms(random) };
    case 'ACCEPT':
      return { type, baseOfferNo: random.chance(0.05) ? deal.offerNo - 1 : deal.offerNo };
    case 'CHANGE_ORDER': {
      const { price, durationHours = 0 } = { ...deal.terms, price: deal.terms?.price ?? 0 };
      const anyPart = () => random.between(1, proofs.length + 1);
      const rejected = proofs.findIndex(({ state }) => state === 'REJECTED');
      // Rare, so it is preferred.
      if (rejected !== -1 && random.chance(0.8))
        return { type, change: { price: price + 30_000, raises: [{ no: rejected + 1, amount: 30_000 }] } };
      const openPart = () => proofs.findLastIndex(isOpen) + 1;
      const change = random.pick([
        { price: price + 100_000 },
        { durationHours: durationHours + 24 },
        { conditions: [condition(true)] },
        { price: price + 40_000, conditions: [condition(true, 30_000)] },
        { price: price + 40_000, conditions: [condition(true, 40_000)] },
        { price: price + 30_000, raises: [{ no: anyPart(), amount: 30_000 }] },
        { price: price + 30_000, raises: [{ no: openPart(), amount: 30_000 }] },
        { price: price - 1000 },
      ]);
      return { type, change };
    }
    case 'COMPLETE':
      return random.chance(0.5) ? { type, bonus: random.pick([1000, 12_345, 50_000_000]) } : { type };
    case 'REQUEST_CANCEL':
      return { type, toWorker: part() };
    case 'OPEN_DISPUTE':
      return { type, claimToWorker: part() };
    case 'APPEAL': {
      const ids = proofs.flatMap(({ id, state }) => (state === 'REJECTED' ? [id] : []));
      return { type, proofId: random.pick(ids.length > 0 ? ids : ['']) };
    }
    case 'RESPOND_DISPUTE':
      return { type, toWorker: random.chance(appealed ? 0.8 : 0.3) ? 0 : part() };
    case 'SETTLE':
      return { type, toWorker: random.chance(appealed ? 0.8 : 0.4) ? random.pick([0, tiny, tiny]) : part() };
    default:
      return plain(type);
  }
}

export function proofCommand(random: Random, type: ProofCommand['type']): ProofCommand {
  const failed = [{ rule: 'FILES', passed: false, note: null }];
  switch (type) {
    case 'UPLOAD':
      return { type, failedChecks: random.chance(0.8) ? [] : failed };
    case 'REMOVE_FILE':
      return { type, failedChecks: failed, isEmpty: random.chance(0.5) };
    case 'REQUEST_REVISION':
      return { type, note: 'Thiếu ảnh thứ ba' };
    case 'REJECT':
      return { type, reasonCode: random.chance(0.9) ? 'NOT_AS_AGREED' : 'PLACE', note: 'Ảnh của việc khác' };
    case 'RAISE':
    case 'DISPUTE_SETTLED':
      throw new Error(`Nobody has a button for ${type}`);
    default:
      return { type };
  }
}
