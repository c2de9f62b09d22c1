import { expect, it } from 'vitest';
import { disputed, now, proof as dealProof, working } from '../deals/deal-fixtures.ts';
import type { DealCommand, DealFacts } from '../deals/deal.facts.ts';
import type { ProofFacts } from '../proofs/proof.facts.ts';
import { dealOfProof, newProofFacts } from './deal-and-proof.ts';
import { type Case, type LawPorts, type Order, carryOut, runAsync, runSync } from './carry-out.ts';
import { type Party, hours } from '../law/decision.ts';

type Proof = { id: string; state: ProofFacts['state'] };
type World = { application: never; deal: 'deal'; proof: Proof; who: { party: Party } };

/** A deal with two proofs, whose ports answer at once or `later`; `done` lists what happened. */
function createWorld(deal: DealFacts, states: ProofFacts['state'][], later = false) {
  const done: string[] = [];
  const proofs = states.map((state, index): Proof => ({ id: `p${index + 1}`, state }));
  const stands = { deal };
  const answer = (said: string) => {
    done.push(said);
    return later ? Promise.resolve() : undefined;
  };
  const createCase = <Facts>(
    name: string,
    facts: Facts,
    { party }: World['who'],
    store: (next: Facts) => void,
  ): Case<Facts, 'deal'> => ({
    facts,
    deal: () => 'deal',
    store({ next }) {
      store(next);
      return answer(`${name} store by ${party}`);
    },
    move: ({ money }) => answer(`${name} move ${money.map(({ move }) => move).join('+')}`),
    tell: () => answer(`${name} tell`),
    end: () => answer(`${name} end`),
    schedule: () => answer(`${name} schedule`),
  });
  const ports: LawPorts<World> = {
    now: () => now,
    system: { party: 'system' },
    deal: (_, by) => createCase('deal', stands.deal, by, (next) => void (stands.deal = next)),
    proof({ proof }, by) {
      const facts: ProofFacts = {
        ...newProofFacts,
        ...proof,
        amount: 2_000_000,
        failedChecks: [],
        appealUntil: now + hours(1),
        rules: [],
        deal: dealOfProof(stands.deal),
        rejections: { used: 0, max: 1 },
      };
      return createCase(proof.id, facts, by, ({ state }) => void (proof.state = state));
    },
    job() {
      throw new Error('No command takes a job that is closed');
    },
    application() {
      throw new Error('Nobody applied');
    },
    jobState: () => 'CLOSED',
    waiting: () => [],
    negotiating: () => [],
    listProofs: () => proofs,
    addProofs: () => [],
    undo({ reason }) {
      throw new Error(`Undone: ${reason}`);
    },
  };
  const give = (command: DealCommand, party: Party) => {
    const order: Order<World> = { of: 'deal', deal: 'deal', command };
    return carryOut(ports, order, { party });
  };
  return { done, give };
}

const stopping: DealFacts = {
  ...working,
  cancelRequest: { by: 'worker', toWorker: 2_000_000, at: now, remindedAt: null },
};

it('stores, pays and logs, then runs follow-ups, end and schedule, whether ports are async or not', async () => {
  const atOnce = createWorld(stopping, ['UPLOADED', 'APPROVED']);
  expect(runSync(atOnce.give({ type: 'ACCEPT_CANCEL' }, 'author')).isLawful).toBe(true);
  const ofProof = ['p1 store by system', 'p1 move ', 'p1 tell', 'p1 schedule'];
  const first = ['deal store by author', 'deal move RELEASE+REFUND', 'deal tell'];
  expect(atOnce.done).toEqual([...first, ...ofProof, 'deal end', 'deal schedule']);
  const waited = createWorld(stopping, ['UPLOADED', 'APPROVED'], true);
  expect((await runAsync(waited.give({ type: 'ACCEPT_CANCEL' }, 'author'))).isLawful).toBe(true);
  expect(waited.done).toEqual(atOnce.done);
});

const rejected: DealFacts = {
  ...working,
  proofs: [dealProof('REJECTED', { appealUntil: now + hours(1) })],
};

it('decides `must` follow-ups first, in the name of who gave the command; a refusal changes nothing', () => {
  const appealing = createWorld(rejected, ['REJECTED']);
  expect(runSync(appealing.give({ type: 'APPEAL', proofId: 'p1' }, 'worker')).isLawful).toBe(true);
  expect(appealing.done.filter((said) => said.includes('store'))).toEqual([
    'p1 store by worker',
    'deal store by worker',
  ]);
  const late = createWorld(rejected, ['APPROVED']);
  expect(runSync(late.give({ type: 'APPEAL', proofId: 'p1' }, 'worker'))).toMatchObject({
    isLawful: false,
    refusal: { reason: 'NOT_ALLOWED' },
  });
  expect(late.done).toEqual([]);
});

it('rolls back where the raise of a part is refused, and goes on where a follow-up is not due', () => {
  const change = { price: 6_600_000, raises: [{ no: 1, amount: 100_000 }] };
  const pending: DealFacts = { ...working, balance: 10_000_000, changeRequest: { by: 'author', change } };
  const accept = { type: 'ACCEPT', baseOfferNo: 1 } as const;
  expect(runSync(createWorld(pending, ['REQUIRED', 'REQUIRED']).give(accept, 'worker')).isLawful).toBe(true);
  const closed = createWorld(pending, ['APPROVED', 'REQUIRED']);
  expect(() => runSync(closed.give(accept, 'worker'))).toThrow('Undone: NOT_ALLOWED');
  // Nothing is final yet.
  const goesOn = createWorld(disputed, ['REQUIRED', 'REQUIRED']);
  expect(runSync(goesOn.give({ type: 'WITHDRAW_DISPUTE' }, 'worker')).isLawful).toBe(true);
  expect(goesOn.done).toEqual(['deal store by worker', 'deal move ', 'deal tell', 'deal schedule']);
});
