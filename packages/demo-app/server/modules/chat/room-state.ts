import { type Room, type RoomState, type Side, chatLimits } from '@keo/core/contract';

/** What a pair has in common: deals and application about one job. */
export type Bond = {
  /** Their deals about the job, newest first. */
  deals: readonly { id: string; fundedAt: Date | null; endedAt: Date | null }[];
  /** The worker's newest application; null where there was none. */
  application: { isDecided: boolean; updatedAt: Date } | null;
};

const hour = 3_600_000;

/** When the last deal or application ended; null while one goes on. */
function endOf({ deals, application }: Bond): Date | null {
  const [newest] = deals;
  if (newest) return deals.some(({ endedAt }) => endedAt === null) ? null : newest.endedAt;
  return application?.isDecided ? application.updatedAt : null;
}

/** Whether that side may write now, and if not, why. */
export function roomStateOf(bond: Bond, side: Side, authorWroteAt: Date | null, now: Date): RoomState {
  const end = endOf(bond);
  if (end !== null && +end + chatLimits.openAfterEndHours * hour <= +now) return 'ARCHIVED';
  const isHired = bond.deals.length > 0;
  return side === 'author' || isHired || authorWroteAt !== null ? 'OPEN' : 'READONLY';
}

/** Contacts are allowed from the first money held for the two. See docs/decisions/0012. */
export const contactsOf = ({ deals }: Bond): Room['contacts'] =>
  deals.some(({ fundedAt }) => fundedAt !== null) ? 'SHOWN' : 'HIDDEN';
