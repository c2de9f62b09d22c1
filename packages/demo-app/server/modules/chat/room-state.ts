import { type Room, type RoomState, type Side, chatLimits } from '@keo/core/contract';

/** What there is between the two of a room, beside their words. */
export type Bond = {
  /** Their deals about the posting, the newest first. */
  deals: readonly { id: string; fundedAt: Date | null; endedAt: Date | null }[];
  /** The worker's newest application; null where there was none. */
  application: { isDecided: boolean; updatedAt: Date } | null;
};

const hour = 3_600_000;

/** When the work, or the hope for it, ended; null while it goes on. */
function endOf({ deals, application }: Bond): Date | null {
  const [newest] = deals;
  if (newest) return deals.some(({ endedAt }) => endedAt === null) ? null : newest.endedAt;
  return application?.isDecided ? application.updatedAt : null;
}

/** Whether that side may write there now. */
export function roomStateOf(bond: Bond, side: Side, authorWroteAt: Date | null, now: Date): RoomState {
  const end = endOf(bond);
  if (end !== null && +end + chatLimits.openAfterEndHours * hour <= +now) return 'ARCHIVED';
  const isHired = bond.deals.length > 0;
  return side === 'author' || isHired || authorWroteAt !== null ? 'OPEN' : 'READONLY';
}

/**
 * From the first money that was held for the two on, they may tell each other how to be reached.
 * See docs/decisions/0012.
 */
export const contactsOf = ({ deals }: Bond): Room['contacts'] =>
  deals.some(({ fundedAt }) => fundedAt !== null) ? 'SHOWN' : 'HIDDEN';
