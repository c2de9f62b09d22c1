import { object, parse, string } from 'valibot';
import { nudgeJob } from '../../modules/market/applications/applications.service.ts';
import { type ChatService, createChatService } from '../../modules/chat/chat.service.ts';
import { skipMails } from '../../modules/notifications/notifications.service.ts';
import { dealClock, jobClock } from '../../modules/market/law/command-work.ts';
import { reviewClock } from '../../modules/reviews/review-keeper.service.ts';
import { sandboxAccount } from '../../modules/recharge/receiving-bank.ts';
import type { FileStores } from '../../modules/uploads/store-file.ts';
import { type SandboxBank, createSandboxBank } from '../../modules/withdraw/sandbox-bank.ts';
import { sendJob } from '../../modules/withdraw/withdraw.service.ts';
import type { Platform } from '../../platform/platform.ts';
import { noRateLimits } from '../../platform/security/rate-limits.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import { type Ground, type Services, createServices } from '../../services.ts';
import { createPastQueue } from './past-queue.ts';

/** The product's services on a clock and a queue that the seed moves. See docs/decisions/0021. */
export type Past = {
  readonly services: Services;
  readonly chat: ChatService;
  readonly bank: SandboxBank;
  readonly unit: Unit;
  readonly now: () => Date;
  /** Passes time: everything due runs at its own moment, by the services' handlers. */
  passTo(moment: Date): Promise<void>;
  /** Hands open jobs to the product's queue; no mails are sent about the past. */
  handOver(jobs: Platform['queue']): Promise<void>;
};

/** Large enough for the demo's pictures, whatever the product's quota. */
const quota = 1024 ** 3;
const refuse = () => Promise.reject(new Error('The past has its own pace'));

const getId = (field: string, data: unknown) => parse(object({ [field]: string() }), data)[field] ?? '';

/** Opens a past at `start`. All of it runs in the given transaction, and no socket is told. */
export function openPast(
  { db }: Unit,
  world: Pick<Platform, 'secret' | 'report'> & { places: Pick<FileStores, 'storage' | 'drafts'> },
  start: Date,
): Past {
  let moment = start;
  const now = () => moment;
  const unit: Unit = { db, afterCommit: () => undefined };
  const queue = createPastQueue(now, (at) => {
    moment = at;
  });
  const ground: Ground & Pick<Platform, 'outbox' | 'publicUrl' | 'secret'> = {
    db,
    transact: (work) => work(unit),
    clock: {
      now,
      toReal: (date) => date,
      push: refuse,
      look: refuse,
      advance: refuse,
      stop: () => undefined,
    },
    queue,
    limits: noRateLimits,
    sockets: { publish: () => undefined },
    outbox: { send: async () => undefined },
    publicUrl: '',
    secret: world.secret,
    report: world.report,
  };
  const services = createServices(ground, {
    receiving: { account: sandboxAccount, secrets: {} },
    places: world.places,
    quota,
  });
  const { market, applications, keeper, payouts } = services;
  const bank = createSandboxBank({ ...ground, payouts });
  const nobody = { publish: () => undefined, publishIn: () => undefined, isIn: async () => false };
  const chat = createChatService({ ...ground, sockets: nobody, ...services });
  queue.handle(dealClock, (data) => market.runClock('deal', getId('dealId', data)));
  queue.handle(jobClock, (data) => market.runClock('job', getId('jobId', data)));
  queue.handle(nudgeJob, (data) => applications.nudge(getId('jobId', data)));
  queue.handle(reviewClock, (data) => keeper.runClock(getId('dealId', data)));
  queue.handle(sendJob, (data) => bank.accept(getId('id', data)));
  return {
    services,
    chat,
    bank,
    unit,
    now,
    passTo: (to) => queue.runTo(to),
    handOver: async (jobs) => {
      await skipMails(db, now());
      for (const { name, data, at, key } of queue.waiting())
        await jobs.send(db, name, data, { at, ...(key !== undefined && { key }) });
    },
  };
}
