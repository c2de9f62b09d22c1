import { afterEach, expect, it, vi } from 'vitest';
import type * as Clock from '../../src/deals/deal-clock.rules.ts';
import type * as Fees from '../../src/terms/fees.schema.ts';
import type * as Money from '../../src/deals/deal-money.rules.ts';
import type * as Offers from '../../src/deals/deal-offer.rules.ts';
import type * as JobFactsFile from '../../src/jobs/job.facts.ts';
import type * as JobRules from '../../src/jobs/job.rules.ts';
import type * as ProofRules from '../../src/proofs/proof.rules.ts';
import type * as Walk from './walk.ts';

/** Each mutant breaks one rule of the law; some run must fail. */
const mutants: Record<string, { break: () => void; notices: RegExp }> = {
  'silence pays what was asked for, delivered or not': {
    break: () =>
      vi.doMock(import('../../src/deals/deal-clock.rules.ts'), async (original) => {
        const blind: Partial<typeof Clock> = { reviewable: ({ held }) => held.price };
        return { ...(await original()), ...blind };
      }),
    notices: /^Silence paid \d+đ where/,
  },
  'the word of the author against somebody silent takes all': {
    break: () =>
      vi.doMock(import('../../src/deals/deal-silence.rules.ts'), async (original) => ({
        ...(await original()),
        leavesWork: () => false,
      })),
    notices: /^Silence paid \d+đ of/,
  },
  'a dispute that the author does not answer ends the reviews': {
    break: () =>
      vi.doMock(import('../../src/deals/deal-silence.rules.ts'), async (original) => ({
        ...(await original()),
        decidesNothing: () => false,
      })),
    notices: /^Silence paid \d+đ of|was decided before its review/,
  },
  'silence decides what was rejected beyond the budget': {
    break: () =>
      vi.doMock(import('../../src/deals/deal-dispute.rules.ts'), async (original) => ({
        ...(await original()),
        isBeyondSilence: () => false,
      })),
    notices: /^Silence decided about/,
  },
  'a claim stays as it was when a part of it is paid': {
    break: () =>
      vi.doMock(import('../../src/deals/deal-open-amounts.rules.ts'), async (original) => {
        const { hasOpenAmount: _, ...rules } = await original();
        return { ...rules, hasOpenAmount: () => ({ reason: 'NOT_ALLOWED' }) };
      }),
    notices: /asks for \d+đ of/,
  },
  'a wish to stop ends what waits for its review': {
    break: () =>
      vi.doMock(import('../../src/deals/deal-clock.rules.ts'), async (original) => ({
        ...(await original()),
        isWithoutEffect: () => false,
      })),
    notices: /^Silence paid \d+đ of/,
  },
  'a wish to stop stops the deadline': {
    break: () =>
      vi.doMock(import('../../src/deals/deal-clock.rules.ts'), async (original) => {
        const rules = await original();
        const deadlineAt: typeof Clock.deadlineAt = (deal) =>
          deal.cancelRequest ? null : rules.deadlineAt(deal);
        return { ...rules, deadlineAt };
      }),
    notices: /is alive \d+ ms after its deadline/,
  },
  'an agreement to stop hides that nothing came': {
    break: () =>
      vi.doMock(import('../../src/deals/deal-clock.rules.ts'), async (original) => ({
        ...(await original()),
        isLate: () => false,
      })),
    notices: /was late and ended as CANCELLED without a mark/,
  },
  'the deadline ends what waits for a review': {
    break: () =>
      vi.doMock(import('../../src/deals/deal-clock.rules.ts'), async (original) => {
        const rules = await original();
        const deadlineAt: typeof Clock.deadlineAt = (deal) => rules.effectiveDueAt(deal);
        return { ...rules, deadlineAt };
      }),
    notices: /^Silence paid/,
  },
  'the time to review has no end': {
    break: () =>
      vi.doMock(import('../../src/proofs/proof.rules.ts'), async (original) => {
        const rules = await original();
        const submit: typeof ProofRules.submit = (proof, by) => {
          const outcome = rules.submit(proof, by);
          return { ...outcome, set: { ...outcome.set, reviewDueAt: null } };
        };
        return { ...rules, submit };
      }),
    notices: /is stuck in|^Silence paid/,
  },
  'what is left of an ended deal stays in it': {
    break: () =>
      vi.doMock(import('../../src/deals/deal-money.rules.ts'), async (original) => {
        const rules = await original();
        const end: typeof Money.end = (deal, toWorker) => {
          const { money, ...ended } = rules.end(deal, toWorker);
          return { ...ended, money: money.filter(({ move }) => move !== 'REFUND') };
        };
        return { ...rules, end };
      }),
    notices: /holds other money|has ended with/,
  },
  'every slot goes back on the market, wherever it is': {
    break: () =>
      vi.doMock(import('../../src/jobs/job.facts.ts'), async (original) => {
        const always: Partial<typeof JobFactsFile> = { slotGoesTo: () => 'MARKET' };
        return { ...(await original()), ...always };
      }),
    notices: /^The job|^job would hold/,
  },
  'a closed posting keeps what nobody took': {
    break: () =>
      vi.doMock(import('../../src/jobs/job.rules.ts'), async (original) => {
        const rules = await original();
        const close: typeof JobRules.close = (job) => ({ asks: rules.close(job).asks ?? [] });
        return { ...rules, close };
      }),
    notices: /^The job holds money/,
  },
  'a done posting is never over': {
    break: () =>
      vi.doMock(import('../../src/jobs/job.rules.ts'), async (original) => {
        const rules = await original();
        return { ...rules, isDone: rules.hasSlot };
      }),
    notices: /^The job is stuck in FILLED/,
  },
  'a part that was never paid bears its share of the fee': {
    break: () =>
      vi.doMock(import('../../src/terms/fees.schema.ts'), async (original) => {
        const each: Partial<typeof Fees> = {
          feeOfPart: ({ held }, _, part) =>
            held.price === 0 ? 0 : Math.floor((held.fee * part) / held.price),
        };
        return { ...(await original()), ...each };
      }),
    notices: /in fees/,
  },
  'a bonus costs its author no fee': {
    break: () =>
      vi.doMock(import('../../src/terms/fees.schema.ts'), async (original) => {
        const free: Partial<typeof Fees> = { bonusFeesFor: () => ({ author: 0, worker: 0 }) };
        return { ...(await original()), ...free };
      }),
    notices: /and a bonus of \d+đ, and cost its author/,
  },
  'a slot is promised to more people than there are slots': {
    break: () =>
      vi.doMock(import('../../src/deals/deal-offer.rules.ts'), async (original) => {
        const blind: Partial<typeof Offers> = { hasSlot: () => null };
        return { ...(await original()), ...blind };
      }),
    notices: /^More slots|^job would hold/,
  },
};

afterEach(() => {
  vi.doUnmock('../../src/deals/deal-dispute.rules.ts');
  vi.doUnmock('../../src/deals/deal-open-amounts.rules.ts');
  vi.doUnmock('../../src/deals/deal-clock.rules.ts');
  vi.doUnmock('../../src/deals/deal-silence.rules.ts');
  vi.doUnmock('../../src/terms/fees.schema.ts');
  vi.doUnmock('../../src/deals/deal-money.rules.ts');
  vi.doUnmock('../../src/deals/deal-offer.rules.ts');
  vi.doUnmock('../../src/jobs/job.facts.ts');
  vi.doUnmock('../../src/jobs/job.rules.ts');
  vi.doUnmock('../../src/proofs/proof.rules.ts');
  vi.resetModules();
});

it.each(Object.keys(mutants))('notices when %s', async (name) => {
  vi.resetModules();
  mutants[name]?.break();
  const { walk }: typeof Walk = await import('./walk.ts');
  const notices = (seed: number): unknown => {
    try {
      walk(seed);
      return null;
    } catch (error) {
      return error;
    }
  };
  let noticed = notices(1);
  for (let seed = 2; seed <= 8000 && noticed === null; seed++) noticed = notices(seed);
  expect(noticed).toMatchObject({
    name: 'BrokenPromise',
    message: expect.stringMatching(mutants[name]?.notices ?? /^$/),
  });
});
