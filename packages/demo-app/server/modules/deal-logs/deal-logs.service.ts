import { type EndpointData, type Side, type dealLogsEndpoints, dealLimits } from '@keo/core/contract';
import type { InferOutput } from 'valibot';
import type { Platform } from '../../platform/platform.ts';
import type { Clock } from '../../platform/clock.ts';
import { refuseBlocked } from '../blocks/blocks.service.ts';
import { afterEnd } from '../market/law/after-end.ts';
import type { DealHistory } from '../market/deals/deal-history.service.ts';
import type { Log } from '../market/deals/deal-logs.ts';
import type { DealsService } from '../market/deals/deals.service.ts';
import { fileNameBefore, maskedNote } from '../market/deals/masked-words.ts';
import { asSeenByOther, readDealEvents } from '../notifications/deal-events.service.ts';
import type { Files } from '../uploads/files.service.ts';

type Endpoints = typeof dealLogsEndpoints;
type Query = InferOutput<Endpoints['dealLogsList']['input']>;
type Note = InferOutput<Endpoints['newDealLog']['input']>;

/** The history of a deal, for its two sides; NOT_FOUND for everybody else. */
export type DealLogsService = {
  list(userId: string, query: Query): Promise<EndpointData<Endpoints['dealLogsList']>>;
  /** @throws RefusalError EXPIRED where the deal ended too long ago. */
  addNote(userId: string, note: Note): Promise<EndpointData<Endpoints['newDealLog']>>;
};

const hour = 3_600_000;
const getOtherSide = (side: Side): Side => (side === 'author' ? 'worker' : 'author');

export function createDealLogsService(
  needs: Pick<Platform, 'db' | 'transact' | 'limits'> & { clock: Pick<Clock, 'now'> } & {
    deals: Pick<DealsService, 'findOwn' | 'lockOwn'>;
    history: DealHistory;
    files: Pick<Files, 'keep'>;
  },
): DealLogsService {
  const { db, transact, clock, limits } = needs;

  const { deals, history, files } = needs;

  async function countQuestion(userId: string, dealId: string): Promise<void> {
    const { row, side } = await deals.findOwn({ db }, userId, dealId);
    await limits.take('notesToAnswer', `${userId}:${row[`${getOtherSide(side)}Id`]}`);
  }

  return {
    async list(userId, { dealId, ...page }) {
      await deals.findOwn({ db }, userId, dealId);
      return readDealEvents(db, { dealId, readerId: userId }, page);
    },

    async addNote(userId, { dealId, description, fileIds = [], requiresAction = false }) {
      if (requiresAction) await countQuestion(userId, dealId);
      return transact(async (unit) => {
        const { row: deal, job, side } = await deals.lockOwn(unit, userId, { dealId });
        const to = getOtherSide(side);
        await refuseBlocked(unit.db, userId, deal[`${to}Id`]);
        const closes = deal.endedAt && +deal.endedAt + dealLimits.noteHours * hour;
        if (closes !== null && +clock.now() >= closes) throw afterEnd('deal.notesClosed');
        const named = deal.fundedAt === null ? fileNameBefore : undefined;
        if (fileIds.length > 0) await files.keep(unit.db, userId, fileIds, named);
        const log: Log = requiresAction
          ? { code: 'ACTION_REQUIRED', to, reason: 'NOTE_NEEDS_ANSWER' }
          : { code: 'DEAL_NOTE', to };
        const { text } = maskedNote({ text: description }, deal);
        const scene = { job, deal, proof: null, actorId: userId, text, fileIds };
        const [written] = await history.write(unit, [log], scene);
        if (!written) throw new Error('A note is one log');
        // `seq` is the recipient's.
        const { seq: _, ...event } = written;
        return asSeenByOther(event);
      });
    },
  };
}
