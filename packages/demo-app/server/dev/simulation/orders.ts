import {
  type By,
  type DealCommand,
  type JobCommand,
  type Party,
  type Permission,
  authorFeeFor,
} from '@keo/core/contract';
import {
  getButtons,
  isLive,
  isOpen,
  listProofs,
  type FakeApplication,
  type FakeDeal,
  type FakeOrder,
  type Random,
  rule,
  type Thing,
  type World,
} from '@keo/core/simulation';

type Offered = { order: FakeOrder; party: Party; permission: Permission };
export type Choice = Offered & { ruled: ReturnType<typeof rule> };

type IsDraftWhole = (proof: string) => boolean;

/** Every command on anybody's screen, refused ones too, with its fields filled in and the law's decision. */
export function listOrders(world: World, random: Random, isDraftWhole: IsDraftWhole): Choice[] {
  const parties: Party[] = ['author', 'worker', ...(random.chance(0.1) ? (['operator'] as const) : [])];
  const startable = startableIn(world, random);
  return parties
    .flatMap((party) => offered(world, random, { party, now: world.now }, startable, isDraftWhole))
    .map((one) => ({ ...one, ruled: rule(world, one.order, one.party) }));
}

type Startable = { application: FakeApplication; deal: FakeDeal } | null;

/** A deal or application that a user could begin. */
function startableIn({ law, job, workers }: World, random: Random): Startable {
  const busy = new Set(law.rows.deals.filter(isLive).map(({ worker }) => worker));
  const idle = workers.filter((worker) => !busy.has(worker));
  if (idle.length === 0) return null;
  const worker = random.pick(idle);
  return {
    application: law.newApplication(job, worker, { coverLetter: '' }),
    deal: law.newDeal(job, worker),
  };
}

function offered(
  world: World,
  random: Random,
  by: By,
  startable: Startable,
  isDraftWhole: IsDraftWhole,
): Offered[] {
  const applications = world.law.waitingOn(world.job);
  const deals = world.law.rows.deals.filter(isLive);
  const things: Thing[] = [
    { of: 'job' },
    ...[...applications, ...(startable ? [startable.application] : [])].map(
      (application) => ({ of: 'application', application }) as const,
    ),
    ...[...deals, ...(startable ? [startable.deal] : [])].map((deal) => ({ of: 'deal', deal }) as const),
    ...listProofs(world)
      .filter(isOpen)
      .map((proof) => ({ of: 'proof', proof }) as const),
  ];
  return (
    things
      .flatMap((thing) => getButtons(world, random, thing, by))
      // No test removes files here, and the call of an invitation makes its own job.
      .filter(({ permission: { command } }) => command !== 'REMOVE_FILE' && command !== 'INVITE')
      .map(({ permission, order }) => ({
        order: filled(world, order(), isDraftWhole),
        party: by.party,
        permission,
      }))
  );
}

function filled(world: World, order: FakeOrder, isDraftWhole: IsDraftWhole): FakeOrder {
  if (order.of === 'job') return { ...order, command: jobFilled(order.command, world) };
  if (order.of === 'deal') return { ...order, command: dealFilled(order.command, order.deal) };
  // Texts of earlier steps count too.
  return order.of === 'proof' && order.command.type === 'UPLOAD' && isDraftWhole(order.proof.id)
    ? { ...order, command: { ...order.command, failedChecks: [] } }
    : order;
}

/** The endpoint takes the whole job, and has no field to bring it up in lists again. */
function jobFilled(command: JobCommand, { job }: World): JobCommand {
  if (command.type !== 'ENHANCE') return command;
  return { type: 'ENHANCE', price: command.price ?? job.price, slots: command.slots ?? job.slots };
}

/** Adds the total that the screen showed, and an offer number that the endpoint accepts. */
function dealFilled(command: DealCommand, { facts: { kind, terms, paid, held } }: FakeDeal): DealCommand {
  const getTotal = (price: number) => ({ expectTotal: price + authorFeeFor(kind, price) });
  if (command.type === 'APPROVE') return { ...command, ...getTotal(terms?.price ?? 0) };
  if (command.type === 'COMPLETE' || command.type === 'CANCEL')
    return { ...command, ...getTotal(paid + held.price) };
  if (command.type === 'ACCEPT') return { ...command, baseOfferNo: Math.max(1, command.baseOfferNo) };
  return command;
}
