import { type Room, type RoomState, type Side, chatLimits } from '@keo/core/contract';

/** Deals and application of a pair about one job. */
export type PairHistory = {
  /** Newest first. */
  deals: readonly { id: string; fundedAt: Date | null; endedAt: Date | null }[];
  /** The worker's newest; null for none. */
  application: { isDecided: boolean; updatedAt: Date } | null;
};

const hour = 3_600_000;

/** When the last deal or application ended; null while one is open. */
function getEnd({ deals, application }: PairHistory): Date | null {
  const [newest] = deals;
  if (newest) return deals.some(({ endedAt }) => endedAt === null) ? null : newest.endedAt;
  return application?.isDecided ? application.updatedAt : null;
}

export function getRoomState(
  history: PairHistory,
  side: Side,
  authorWroteAt: Date | null,
  now: Date,
): RoomState {
  const end = getEnd(history);
  if (end !== null && +end + chatLimits.openAfterEndHours * hour <= +now) return 'ARCHIVED';
  const isHired = history.deals.length > 0;
  return side === 'author' || isHired || authorWroteAt !== null ? 'OPEN' : 'READONLY';
}

/** Contacts are shown once money was held. See docs/decisions/0012. */
export const getContacts = ({ deals }: PairHistory): Room['contacts'] =>
  deals.some(({ fundedAt }) => fundedAt !== null) ? 'SHOWN' : 'HIDDEN';
