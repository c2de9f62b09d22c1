import { type FakeDeal, jobFacts, type World } from '@keo/core/simulation';
import { RefusalError } from '../../platform/http/refusal.ts';
import { ok } from '../testing/market-scene.ts';
import { projectJob, quickJob } from '../testing/sample-jobs.ts';
import { type Known, applicationCall, conditions, dealCall, jobCall, proofCall } from './calls.ts';
import type { Ties } from './likeness.ts';
import type { Choice } from './orders.ts';
import { type Rows, readRows } from './rows.ts';
import type { Person, Stage } from './stage.ts';

const hour = 3_600_000;
/** Triggers the scam filter. */
const flagged = ' Vui lòng đặt cọc trước khi làm.';

/** One job on the real server, which goes through the same life as the model. */
export type Mirror = {
  readonly jobId: string;
  readonly slug: string;
  readonly author: Person;
  readonly workers: readonly Person[];
  readonly ties: Ties;
  rows: Rows;
  /** Sends the command over HTTP. Returns `DONE` or the reason of the refusal; null without an endpoint. */
  give(choice: Choice): Promise<string | null>;
  runDue(): Promise<void>;
  look(): Promise<void>;
};

/** Writes the draft of the model's job. */
export async function reflect(stage: Stage, world: World, author: Person): Promise<Mirror> {
  const { app, workers: everybody } = stage;
  const workers = everybody.slice(0, world.workers.length);
  const { kind, acceptMode, price, slots, openHours, isFlagged } = jobFacts(world);
  const { rows: model } = world.law;
  const usual = kind === 'QUICK' ? quickJob : projectJob;
  const job = {
    ...usual,
    description: usual.description + (isFlagged ? flagged : ''),
    acceptMode,
    price,
    slots,
    ...(kind === 'QUICK' && { timeLimitMin: 90 }),
    reviewHours: 72,
    revisionsMax: 2,
    conditions,
    expiresAt: new Date(stage.now + openHours * hour).toISOString(),
  };
  const { id: jobId, slug } = await ok(author.api.post('/job/create-job', job));
  const people = [author, ...workers].map(({ id }) => id);
  const deals = new Map<string, string>();
  const applications = new Map<object, string>();
  const rows = await readRows(stage, jobId, people);
  const getFree = (id: string) =>
    rows.wallets.find(({ owner, isFree }) => owner === id && isFree)?.balance ?? 0;
  const ties = {
    author: author.id,
    workers: workers.map(({ id }) => id),
    before: workers.map(({ id }) => getFree(id)),
    deals,
  };

  const findTwin = (worker: string) => world.workers[ties.workers.indexOf(worker)];

  /** Maps new things to server ids: of a user's things the newest. */
  function tie(): void {
    const known = new Set([...deals.values(), ...applications.values()]);
    for (const { id, worker } of mirror.rows.deals.filter((row) => !known.has(row.id))) {
      const born = model.deals.find((deal) => deal.worker === findTwin(worker) && !deals.has(deal.id));
      if (born) deals.set(born.id, id);
    }
    for (const { id, worker } of mirror.rows.applications.filter((row) => !known.has(row.id))) {
      const born = model.applied.find(
        (one) => one.worker.id === findTwin(worker)?.user.id && !applications.has(one),
      );
      if (born) applications.set(born, id);
    }
  }

  const proofRow = (deal: FakeDeal | undefined, id: string) => {
    if (!deal) return undefined;
    const index = deal.proofs.findIndex((proof) => proof.id === id);
    return mirror.rows.proofs.filter((row) => row.deal === deals.get(deal.id))[index];
  };

  function getKnown({ order }: Choice): Known {
    const isOfDeal = order.of === 'deal' || order.of === 'proof';
    const dealId = order.of === 'deal' ? order.deal.id : order.of === 'proof' ? order.proof.dealId : '';
    const deal = model.deals.find(({ id }) => id === dealId);
    const row = mirror.rows.deals.find(({ id }) => id === deals.get(dealId));
    const proof = order.of === 'proof' ? proofRow(deal, order.proof.id) : undefined;
    return {
      jobId,
      job: { ...job, expiresAt: undefined },
      workerId: ties.workers[getWorker(world, order)] ?? '',
      dealId: row?.id ?? '',
      proofId: proof?.id ?? '',
      applicationId: order.of === 'application' ? (applications.get(order.application) ?? '') : '',
      version: (proof ?? (isOfDeal ? row : mirror.rows.job))?.version ?? 0,
      getProofId: (id) => proofRow(deal, id)?.id,
    };
  }

  async function byOperator({ order }: Choice, { dealId }: Known): Promise<string | null> {
    const { command } = order;
    const note = 'Đã xem xét';
    try {
      if (command.type === 'SETTLE') await app.deals.rule(dealId, { toWorker: command.toWorker, note });
      else if (command.type === 'MODERATION_PASS') await app.jobs.moderate(jobId, { type: command.type });
      else if (command.type === 'MODERATION_FAIL' || command.type === 'REMOVE')
        await app.jobs.moderate(jobId, { type: command.type, note });
      else return null;
      return 'DONE';
    } catch (error) {
      if (error instanceof RefusalError) return error.reason;
      throw error;
    }
  }

  const mirror: Mirror = {
    jobId,
    slug,
    author,
    workers,
    ties,
    rows,

    async give(choice) {
      const known = getKnown(choice);
      const { order, party, permission } = choice;
      if (party === 'operator') return byOperator(choice, known);
      const body = toBody(choice, known);
      if (permission.via === undefined || body === null) return null;
      const person = party === 'author' ? author : workers[getWorker(world, order)];
      const { status, msg, data } = (await person?.api.post(`/${permission.via}`, body)) ?? {};
      if (status === 200) return 'DONE';
      return data?.reason ?? `${status} ${msg}`;
    },

    async runDue() {
      await mirror.look();
      for (const { id, timer } of mirror.rows.deals)
        if (timer !== null && timer <= stage.now) await app.market.runClock('deal', id);
      await app.market.runClock('job', jobId);
    },

    async look() {
      mirror.rows = await readRows(stage, jobId, people);
      tie();
    },
  };
  return mirror;
}

function toBody({ order }: Choice, known: Known): object | null {
  if (order.of === 'job') return jobCall(order.command, known);
  if (order.of === 'application') return applicationCall(order.command, known);
  return order.of === 'deal' ? dealCall(order.command, known) : proofCall(order.command, known);
}

/** The index of the worker that an order belongs to; -1 for an order of the job. */
function getWorker({ law, workers }: World, order: Choice['order']): number {
  if (order.of === 'job') return -1;
  if (order.of === 'application')
    return workers.findIndex(({ user }) => user.id === order.application.worker.id);
  return workers.indexOf((order.of === 'deal' ? order.deal : law.getDeal(order.proof)).worker);
}
