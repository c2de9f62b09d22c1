import { permittedApplication } from '../../src/applications/application.lifecycle.ts';
import { permittedDeal } from '../../src/deals/deal.lifecycle.ts';
import { permittedJob } from '../../src/jobs/job.lifecycle.ts';
import type { Permission } from '../../src/law/create-law.ts';
import type { By, Party } from '../../src/law/decision.ts';
import { permittedProof } from '../../src/proofs/proof.lifecycle.ts';
import type { Random } from '../random.ts';
import { newApplication, newDeal } from './new-entities.ts';
import type { Order } from './carry-out.ts';
import { applicationCommand, dealCommand, jobCommand, proofCommand } from './commands.ts';
import {
  type StoredApplication,
  type StoredDeal,
  type StoredProof,
  type World,
  applicationFacts,
  dealFacts,
  isLive,
  isOpen,
  jobFacts,
  proofFacts,
} from './world.ts';

export type Choice = { order: Order; party: Party; permission: Permission };

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
  | { of: 'application'; application: StoredApplication }
  | { of: 'deal'; deal: StoredDeal }
  | { of: 'proof'; proof: StoredProof };

function lookAt(world: World, random: Random): Thing {
  const applications = world.applications.filter(({ state }) => state === 'SUBMITTED');
  const deals = world.deals.filter(isLive);
  const proofs = world.proofs.filter(isOpen);
  const counts = {
    job: 1,
    entry: world.job.state === 'OPEN' && deals.length < 3 ? 1 : 0,
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
  const worker = random.between(1, world.workers);
  return world.job.acceptMode === 'APPLY' && random.chance(0.8)
    ? { of: 'application', application: newApplication(world, worker) }
    : { of: 'deal', deal: newDeal(world, worker) };
}

function pressOn(world: World, random: Random, theme: Theme, thing: Thing, party: Party): Choice | null {
  const button = press(buttonsOf(world, random, thing, { party, now: world.now }), random, theme);
  return button && { order: button.order(), party, permission: button.permission };
}

type Button = { permission: Permission; order: () => Order };
const buttons = <Name extends string>(
  permissions: readonly Permission<Name>[],
  order: (type: Name) => Order,
): Button[] => permissions.map((permission) => ({ permission, order: () => order(permission.command) }));

/** The commands that a party may give; their fields are filled when one is chosen. */
export function buttonsOf(world: World, random: Random, thing: Thing, by: By): Button[] {
  if (thing.of === 'job')
    return buttons(permittedJob(jobFacts(world), by), (type) => ({
      ...thing,
      command: jobCommand(world, random, type),
    }));
  if (thing.of === 'application')
    return buttons(permittedApplication(applicationFacts(world, thing.application), by), (type) => ({
      ...thing,
      command: applicationCommand(random, type),
    }));
  if (thing.of === 'deal')
    return buttons(permittedDeal(dealFacts(world, thing.deal), by), (type) => ({
      ...thing,
      command: dealCommand(world, random, thing.deal, type),
    }));
  // Appeals are given to the deal.
  const own = permittedProof(proofFacts(world, thing.proof), by).filter(
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
