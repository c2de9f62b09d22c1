import type { World } from '@keo/core/simulation';

type Move = World['moves'][number]['move'];

/** One step of a deal's history. */
export type Event = {
  type: string;
  /** The kind of change that was agreed to. */
  agreed: string | null;
  moves: readonly Move[];
  opensDispute: boolean;
  isLive: boolean;
};

type Test = (event: Event) => boolean;
const isChange: Test = ({ agreed }) => agreed !== null;
const movesWhileLive =
  (move: Move): Test =>
  ({ moves, isLive }) =>
    isLive && moves.includes(move);

const isFollowed = (events: readonly Event[], first: Test, second: Test): boolean => {
  const from = events.findIndex(first);
  return from !== -1 && events.slice(from + 1).some(second);
};

const asks = ['CHANGE_ORDER', 'ACCEPT'];
const delivers = ['UPLOAD', 'SUBMIT', 'APPROVE'];
const isRejection: Test = ({ type }) => type === 'REJECT';
const opensDispute: Test = (event) => event.opensDispute;
const givesBonus: Test = ({ moves }) => moves.includes('BONUS');
const isRefund = movesWhileLive('REFUND');

export type Sequence = {
  isIn: (events: readonly Event[]) => boolean;
  /** Commands that lead on from there; `ring` lets a timer expire. */
  by: (events: readonly Event[]) => readonly string[];
};

/** Sequences that a walk must have covered. */
export const sequences: Readonly<Record<string, Sequence>> = {
  'a refund before a change': {
    isIn: (events) => isFollowed(events, isRefund, isChange),
    by(events) {
      if (events.some(isRefund)) return asks;
      return events.some(isRejection) ? ['ring'] : ['UPLOAD', 'SUBMIT', 'REJECT'];
    },
  },
  'a change before a dispute': {
    isIn: (events) => isFollowed(events, isChange, opensDispute),
    by: (events) => (events.some(isChange) ? ['OPEN_DISPUTE'] : asks),
  },
  'a payment of a part': {
    isIn: (events) => events.some(movesWhileLive('RELEASE')),
    by: () => delivers,
  },
  'two changes': { isIn: (events) => isFollowed(events, isChange, isChange), by: () => asks },
  'a raise of a part': {
    isIn: (events) => events.some(({ agreed }) => agreed?.includes('raises') === true),
    by: () => asks,
  },
  'a bonus after a change': {
    isIn: (events) => isFollowed(events, isChange, givesBonus),
    by: (events) => (events.some(isChange) ? [...delivers, 'COMPLETE'] : asks),
  },
};

/** Whether all sequences were covered. */
export const isWhole = (walked: ReadonlySet<string>): boolean =>
  Object.keys(sequences).every((name) => walked.has(name));
