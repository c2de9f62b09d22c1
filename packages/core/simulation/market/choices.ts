import { permittedApplication } from '../../src/applications/application.lifecycle.ts';
import { permittedDeal } from '../../src/deals/deal.lifecycle.ts';
import { permittedJob } from '../../src/jobs/job.lifecycle.ts';
import type { Permission } from '../../src/law/create-law.ts';
import type { By, Party } from '../../src/law/decision.ts';
import { permittedProof } from '../../src/proofs/proof.lifecycle.ts';
import { isLive, isOpen } from '../../src/testing/fake-facts.ts';
import type { FakeOrder } from '../../src/testing/fake-law.ts';
import type { FakeApplication, FakeDeal, FakeProof } from '../../src/testing/fake-rows.ts';
import type { Random } from '../random.ts';
import { applicationCommand, dealCommand, jobCommand, proofCommand } from './commands.ts';
import { type World, jobFacts, listProofs } from './world.ts';

export type Choice = { order: FakeOrder; party: Party; permission: Permission };

/** What a simulated user opens, weighted by how much there is to do. */
const places: { place: 'job' | 'entry' | 'application' | 'deal' | 'proof'; weight: number }[] = [
  { place: 'job', weight: 1 },
  { place: 'entry', weight: 2 },
  { place: 'application', weight: 2 },
  { place: 'deal', weight: 4 },
  { place: 'proof', weight: 7 },
];
/** Commands that end a run early, so they are chosen rarely. */
const endsIt = new Set<string>(['CLOSE', 'REMOVE', 'DECLINE', 'GIVE_UP', 'CANCEL']);

/** Possible in few moments, so they are chosen often. */
const rare = new Set<string>(['APPEAL']);

/** Each run prefers the commands of one theme, so that rare paths are covered. */
export const themes = [
  [],
  ['CHANGE_ORDER', 'ACCEPT', 'REQUEST_REVISION', 'REJECT', 'SUBMIT'],
  ['CHANGE_ORDER', 'ACCEPT', 'APPROVE', 'START', 'UPLOAD', 'SUBMIT', 'REQUEST_REVISION', 'REJECT'],
  ['REQUEST_CANCEL', 'START', 'PAUSE', 'REMOVE', 'ENHANCE', 'TAKE'],
  ['OPEN_DISPUTE', 'RESPOND_DISPUTE', 'WITHDRAW_DISPUTE', 'SETTLE', 'REJECT', 'REQUEST_REVISION', 'SUBMIT'],
  ['UPLOAD', 'SUBMIT', 'REJECT', 'APPEAL', 'RESPOND_DISPUTE', 'SETTLE', 'WITHDRAW_DISPUTE'],
  ['UPLOAD', 'SUBMIT', 'OPEN_DISPUTE', 'REQUEST_REVISION'],
  ['UPLOAD', 'SUBMIT', 'REQUEST_REVISION', 'REJECT', 'CHANGE_ORDER', 'ACCEPT'],
  ['UPLOAD', 'SUBMIT', 'REJECT', 'APPEAL', 'RESPOND_DISPUTE', 'SETTLE'],
  ['SUBMIT', 'REJECT', 'APPEAL', 'RESPOND_DISPUTE'],
  ['APPROVE', 'COMPLETE', 'CANCEL', 'SUBMIT', 'INIT_PROPOSAL'],
] as const satisfies readonly (readonly string[])[];
export type Theme = readonly string[];

/** Chooses an enabled command, now and then a disabled one. */
export function choose(world: World, random: Random, theme: Theme): Choice | null {
  const thing = lookAt(world, random);
  const sides: Party[] = random.chance(0.5) ? ['author', 'worker'] : ['worker', 'author'];
  const parties: Party[] = random.chance(0.03) ? ['operator'] : sides;
  for (const party of parties) {
    const choice = pressOn(world, random, theme, thing, party);
    if (choice) return choice;
  }
  return null;
}

export type Thing =
  | { of: 'job' }
  | { of: 'application'; application: FakeApplication }
  | { of: 'deal'; deal: FakeDeal }
  | { of: 'proof'; proof: FakeProof };

function lookAt(world: World, random: Random): Thing {
  const { law, job } = world;
  const applications = law.waitingOn(job);
  const deals = law.rows.deals.filter(isLive);
  const proofs = listProofs(world).filter(isOpen);
  const counts = {
    job: 1,
    entry: (job.state === 'OPEN' || job.state === 'PRIVATE') && deals.length < 3 ? 1 : 0,
    application: applications.length,
    deal: deals.length,
    proof: proofs.length,
  };
  const open = places.filter(({ place }) => counts[place] > 0);
  let rest = random.next() * open.reduce((sum, { weight }) => sum + weight, 0);
  const place = open.find(({ weight }) => (rest -= weight) < 0)?.place ?? 'job';
  if (place === 'job') return { of: 'job' };
  if (place === 'application') return { of: 'application', application: random.pick(applications) };
  if (place === 'deal') return { of: 'deal', deal: random.pick(deals) };
  if (place === 'proof') return { of: 'proof', proof: random.pick(proofs) };
  const worker = random.pick(world.workers);
  return job.acceptMode === 'APPLY' && random.chance(0.8)
    ? { of: 'application', application: law.newApplication(job, worker, { coverLetter: '' }) }
    : { of: 'deal', deal: law.newDeal(job, worker) };
}

function pressOn(world: World, random: Random, theme: Theme, thing: Thing, party: Party): Choice | null {
  const button = press(getButtons(world, random, thing, { party, now: world.now }), random, theme);
  return button && { order: button.order(), party, permission: button.permission };
}

type Button = { permission: Permission; order: () => FakeOrder };
const buttons = <Name extends string>(
  permissions: readonly Permission<Name>[],
  order: (type: Name) => FakeOrder,
): Button[] => permissions.map((permission) => ({ permission, order: () => order(permission.command) }));

/** The commands that a party may give; their fields are filled when one is chosen. */
export function getButtons(world: World, random: Random, thing: Thing, by: By): Button[] {
  const { facts, getDeal } = world.law;
  if (thing.of === 'job')
    return buttons(permittedJob(jobFacts(world), by), (type) => ({
      ...thing,
      command: jobCommand(world, random, type),
    }));
  if (thing.of === 'application')
    return buttons(permittedApplication(facts.applicationFacts(thing.application), by), (type) => ({
      ...thing,
      command: applicationCommand(random, type),
    }));
  if (thing.of === 'deal')
    return buttons(permittedDeal(facts.dealFacts(thing.deal), by), (type) => ({
      ...thing,
      command: dealCommand(random, thing.deal, type),
    }));
  // Appeals are given to the deal.
  const own = permittedProof(facts.proofFacts(getDeal(thing.proof), thing.proof), by).filter(
    ({ command }) => command !== 'APPEAL',
  );
  return buttons(own, (type) => ({ ...thing, command: proofCommand(random, type) }));
}

function press(offered: readonly Button[], random: Random, theme: Theme): Button | null {
  const isCurious = random.chance(0.1);
  const shown = offered.filter(
    ({ permission: { command, refusal } }) =>
      (isCurious || refusal === null) && (!endsIt.has(command) || random.chance(0.15)),
  );
  const few = shown.filter(({ permission }) => rare.has(permission.command) && permission.refusal === null);
  if (few.length > 0 && random.chance(0.5)) return random.pick(few);
  const usual = shown.filter(({ permission }) => theme.includes(permission.command));
  const liked = usual.length > 0 && random.chance(0.6) ? usual : shown;
  return liked.length > 0 ? random.pick(liked) : null;
}
