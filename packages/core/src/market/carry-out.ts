import type { ApplicationCommand, ApplicationFacts } from '../applications/application.facts.ts';
import { applicationLaw } from '../applications/application.lifecycle.ts';
import type { DealCommand, DealFacts } from '../deals/deal.facts.ts';
import { dealLaw } from '../deals/deal.lifecycle.ts';
import type { Refusal } from '../http/refusal.schema.ts';
import type { JobCommand, JobFacts } from '../jobs/job.facts.ts';
import { jobLaw } from '../jobs/job.lifecycle.ts';
import type { ProofCommand, ProofFacts } from '../proofs/proof.facts.ts';
import { proofLaw } from '../proofs/proof.lifecycle.ts';
import type { Law } from '../law/create-law.ts';
import type { At, Decision, FollowUp, Party } from '../law/decision.ts';

type Charts = {
  job: [JobFacts, JobCommand];
  application: [ApplicationFacts, ApplicationCommand];
  deal: [DealFacts, DealCommand];
  proof: [ProofFacts, ProofCommand];
};
type Of = keyof Charts;
type Thing = Charts[Of][0];

/** The entities of one adapter, and who gives commands. */
type Entities = {
  application: unknown;
  deal: unknown;
  proof: { id: string; state: string };
  who: { party: Party };
};
type Orders<In extends Entities> = {
  [Each in Of]: { of: Each; command: Charts[Each][1] } & Pick<In, Extract<Each, keyof Entities>>;
};
/** A command on a job, or on one of its applications, deals or proofs. */
export type Order<In extends Entities> = Orders<In>[Of];

type MaybePromise<Answer> = Answer | PromiseLike<Answer>;
/** A generator that yields answers, at once or as promises; see `runSync` and `runAsync`. */
export type Work<Result> = Generator<unknown, Result, unknown>;

export type Lawful<Facts> = Extract<Decision<Facts>, { isLawful: true }>;
/** An entity as it was read for a command, and the effects of a decision, in this order. */
export type Case<Facts, Deal> = {
  facts: Facts;
  /** The deal that it is, belongs to or begins. */
  deal?(): Deal;
  store(decision: Lawful<Facts>): MaybePromise<unknown>;
  move?(decision: Lawful<Facts>): MaybePromise<unknown>;
  tell(decision: Lawful<Facts>): MaybePromise<unknown>;
  /** In a final state, after all follow-ups. */
  end?(): MaybePromise<unknown>;
  /** Schedules the next timer. */
  schedule?(): MaybePromise<unknown>;
};

/** What the interpreter needs of a database, or of memory. */
export type LawPorts<In extends Entities> = {
  [Each in Of]: (order: Orders<In>[Each], by: In['who']) => MaybePromise<Case<Charts[Each][0], In['deal']>>;
} & {
  now(): At;
  /** Who gives follow-up commands. */
  system: In['who'];
  jobState(): MaybePromise<string>;
  /** Pending applications; none if the adapter answers all of them itself. */
  waiting(type: 'REJECT' | 'JOB_EXPIRED'): MaybePromise<readonly In['application'][]>;
  /** Deals without agreed terms. */
  negotiating(): MaybePromise<readonly In['deal'][]>;
  listProofs(deal: In['deal']): MaybePromise<readonly In['proof'][]>;
  /** New proofs for the conditions from that index on; none if the adapter requires them itself. */
  addProofs(deal: In['deal'], from: number): MaybePromise<readonly In['proof'][]>;
  /** Rolls everything back: a follow-up was refused that had to succeed. */
  undo(refusal: Refusal): never;
};

type Ruled<Facts, Deal> = { one: Case<Facts, Deal>; decision: Decision<Facts> };

function* resolveAnswer<Answer>(answer: MaybePromise<Answer>): Work<Answer> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both ways to run it give the answer back
  return (yield answer) as Answer;
}

/** With ports that answer at once. */
export function runSync<Result>(work: Work<Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next(step.value);
  return step.value;
}

/** With ports that answer by promises. */
export async function runAsync<Result>(work: Work<Result>): Promise<Result> {
  let step = work.next();
  while (!step.done) step = work.next(await step.value);
  return step.value;
}

/** The decision alone, nothing carried out. */
export function* rule<In extends Entities>(
  ports: LawPorts<In>,
  order: Order<In>,
  by: In['who'],
): Work<Ruled<Thing, In['deal']>> {
  const decided = <Facts, Command extends { type: string }>(
    { decide }: Pick<Law<string, Facts, Command>, 'decide'>,
    one: Case<Facts, In['deal']>,
    command: Command,
  ) => ({ one, decision: decide(one.facts, command, { party: by.party, now: ports.now() }) });
  if (order.of === 'job') return decided(jobLaw, yield* resolveAnswer(ports.job(order, by)), order.command);
  if (order.of === 'deal')
    return decided(dealLaw, yield* resolveAnswer(ports.deal(order, by)), order.command);
  if (order.of === 'proof')
    return decided(proofLaw, yield* resolveAnswer(ports.proof(order, by)), order.command);
  return decided(applicationLaw, yield* resolveAnswer(ports.application(order, by)), order.command);
}

/** Decides a command and carries out the decision, with follow-ups in other charts. A refusal changes nothing. */
export function* carryOut<In extends Entities>(
  ports: LawPorts<In>,
  order: Order<In>,
  by: In['who'],
): Work<Decision<Thing>> {
  const { one, decision } = yield* rule(ports, order, by);
  if (!decision.isLawful) return decision;
  const { asks, next } = decision;
  // `must` follow-ups are decided before the entity changes.
  for (const ask of asks.filter((each) => 'must' in each))
    for (const followUp of yield* getCommands(ports, one, ask)) {
      const consequence = yield* carryOut(ports, followUp, by);
      if (!consequence.isLawful) return consequence;
    }
  yield* resolveAnswer(one.store(decision));
  yield* resolveAnswer(one.move?.(decision));
  yield* resolveAnswer(one.tell(decision));
  for (const ask of asks.filter((each) => !('must' in each)))
    for (const followUp of yield* getCommands(ports, one, ask)) {
      const consequence = yield* carryOut(ports, followUp, ports.system);
      if (!consequence.isLawful && mustSucceed(ask)) return ports.undo(consequence.refusal);
    }
  if (dealLaw.finalStates.some((end) => end === next.state)) yield* resolveAnswer(one.end?.());
  yield* resolveAnswer(one.schedule?.());
  return decision;
}

/** A refusal of the named proof or of the new deal is a failure; any other means that it is not due yet. */
const mustSucceed = ({ of, type }: FollowUp): boolean =>
  of === 'proof' || of === 'part' || type === 'APPLICATION_ACCEPTED';

/** The commands that a follow-up stands for. */
function* getCommands<In extends Entities>(
  ports: LawPorts<In>,
  one: Case<Thing, In['deal']>,
  ask: FollowUp,
): Work<Order<In>[]> {
  const { of, type } = ask;
  if (of === 'job')
    return jobLaw.takes(yield* resolveAnswer(ports.jobState()), type) ? [{ of, command: { type } }] : [];
  if (of === 'applications') {
    const waiting = yield* resolveAnswer(ports.waiting(type));
    return waiting.map((application) => ({ of: 'application', application, command: { type } }));
  }
  if (of === 'negotiations')
    return (yield* resolveAnswer(ports.negotiating())).map((deal) => ({
      of: 'deal',
      deal,
      command: { type },
    }));
  const deal = one.deal?.();
  if (of === 'deal') return [{ of, deal, command: ask }];
  const proofs = yield* resolveAnswer(ports.listProofs(deal));
  if (of === 'proof')
    return [{ of, proof: existing(proofs.find(({ id }) => id === ask.proofId)), command: ask }];
  if (of === 'part')
    return [{ of: 'proof', proof: existing(proofs[ask.no - 1]), command: { type, amount: ask.amount } }];
  if (type === 'TERMS_FIXED') {
    const added = yield* resolveAnswer(ports.addProofs(deal, proofs.length));
    return added.map((proof) => ({ of: 'proof', proof, command: { type } }));
  }
  const pending = proofs.filter(({ state }) => proofLaw.takes(state, type));
  return pending.map((proof) => ({ of: 'proof', proof, command: ask }));
}

function existing<Proof>(proof: Proof | undefined): Proof {
  if (proof === undefined) throw new Error('A decision names a proof that there is not');
  return proof;
}
