import {
  type By,
  type DealCommand,
  type JobCommand,
  type Party,
  type Permission,
  authorFeeFor,
  permittedApplication,
  permittedDeal,
  permittedJob,
  permittedProof,
} from '@keo/core/contract';
import { newApplication, newDeal } from '../../../core/simulation/market/births.ts';
import { type Order, rule } from '../../../core/simulation/market/carry-out.ts';
import {
  applicationCommand,
  dealCommand,
  jobCommand,
  proofCommand,
} from '../../../core/simulation/market/commands.ts';
import {
  type StoredApplication,
  type StoredDeal,
  type World,
  applicationFacts,
  dealFacts,
  isLive,
  isOpen,
  jobFacts,
  proofFacts,
} from '../../../core/simulation/market/world.ts';
import type { Random } from '../../../core/simulation/random.ts';

type Offered = { order: Order; party: Party; permission: Permission };
export type Choice = Offered & { ruled: ReturnType<typeof rule> };

/** Appeals go through the endpoint of disputes, and files are removed where files are. */
const withoutCall = new Set(['APPEAL', 'REMOVE_FILE']);

/** Every command on anybody's screen, refused ones too, with its fields filled in and the law's decision. */
export function ordersOf(world: World, random: Random, isDraftWhole: (proof: string) => boolean): Choice[] {
  const parties: Party[] = ['author', 'worker', ...(random.chance(0.1) ? (['operator'] as const) : [])];
  const unborn = unbornIn(world, random);
  return parties
    .flatMap((party) => offered(world, random, { party, now: world.now }, unborn, isDraftWhole))
    .map((one) => ({ ...one, ruled: rule(world, one.order, one.party) }));
}

type Unborn = { application: StoredApplication; deal: StoredDeal } | null;

/** A deal or application that a user could begin; added to the world once it is created. */
function unbornIn(world: World, random: Random): Unborn {
  const busy = new Set(world.deals.filter(isLive).map(({ worker }) => worker));
  const idle = Array.from({ length: world.workers }, (_, index) => index + 1).filter((no) => !busy.has(no));
  if (idle.length === 0) return null;
  const worker = random.pick(idle);
  const unborn = { application: newApplication(world, worker), deal: newDeal(world, worker) };
  world.applications.pop();
  world.deals.pop();
  return unborn;
}

function offered(
  world: World,
  random: Random,
  by: By,
  unborn: Unborn,
  isDraftWhole: (proof: string) => boolean,
): Offered[] {
  const { party } = by;
  const list: Offered[] = [];
  for (const permission of permittedJob(jobFacts(world), by)) {
    const command = jobFilled(jobCommand(world, random, permission.command), world);
    list.push({ order: { of: 'job', command }, party, permission });
  }
  const applications = world.applications.filter(({ state }) => state === 'SUBMITTED');
  for (const application of unborn ? [...applications, unborn.application] : applications)
    for (const permission of permittedApplication(applicationFacts(world, application), by)) {
      const command = applicationCommand(random, permission.command);
      list.push({ order: { of: 'application', application, command }, party, permission });
    }
  const deals = world.deals.filter(isLive);
  for (const deal of unborn ? [...deals, unborn.deal] : deals)
    for (const permission of permittedDeal(dealFacts(world, deal), by)) {
      const command = dealFilled(dealCommand(world, random, deal, permission.command), deal);
      list.push({ order: { of: 'deal', deal, command }, party, permission });
    }
  for (const proof of world.proofs.filter(isOpen))
    for (const permission of permittedProof(proofFacts(world, proof), by)) {
      if (withoutCall.has(permission.command)) continue;
      const given = proofCommand(random, permission.command);
      // Texts of earlier steps count too.
      const isWhole = given.type === 'UPLOAD' && isDraftWhole(proof.id);
      const command = isWhole ? { ...given, failedChecks: [] } : given;
      list.push({ order: { of: 'proof', proof, command }, party, permission });
    }
  return list;
}

/** The endpoint takes the whole job, and has no field to bring it up in lists again. */
function jobFilled(command: JobCommand, { job }: World): JobCommand {
  if (command.type !== 'ENHANCE') return command;
  return { type: 'ENHANCE', price: command.price ?? job.price, slots: command.slots ?? job.slots };
}

/** Adds the total that the screen showed, and an offer number that the endpoint accepts. */
function dealFilled(command: DealCommand, { kind, terms }: StoredDeal): DealCommand {
  const price = terms?.price ?? 0;
  if (command.type === 'APPROVE') return { ...command, expectTotal: price + authorFeeFor(kind, price) };
  if (command.type === 'ACCEPT') return { ...command, baseOfferNo: Math.max(1, command.baseOfferNo) };
  return command;
}
