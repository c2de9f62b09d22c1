import type { ChatMessage, Room, Side, UserCard } from '@keo/core/contract';
import type { RoomRow } from './chat.table.ts';
import type { Topic } from './pairs.ts';
import { getContacts, getRoomState } from './room-state.ts';

type Members = Pick<RoomRow, 'authorId' | 'workerId'>;
export const sideIn = ({ authorId }: Members, userId: string): Side =>
  authorId === userId ? 'author' : 'worker';
export const otherIn = ({ authorId, workerId }: Members, userId: string): string =>
  authorId === userId ? workerId : authorId;

export function toRoom(
  row: RoomRow,
  world: {
    readerId: string;
    topic: Topic;
    getCard: (id: string) => UserCard;
    newest: ChatMessage | null;
    unread: number;
    now: Date;
  },
): Room {
  const { readerId, topic, getCard, newest, unread, now } = world;
  const side = sideIn(row, readerId);
  const isAuthor = side === 'author';
  return {
    id: row.id,
    job: topic.job,
    dealId: topic.deals[0]?.id ?? null,
    myRole: side,
    other: getCard(isAuthor ? row.workerId : row.authorId),
    state: getRoomState(topic, side, row.authorWroteAt, now),
    contacts: getContacts(topic),
    lastSeq: row.lastSeq,
    lastChange: row.lastChange,
    lastMessage: newest,
    myReadSeq: isAuthor ? row.authorReadSeq : row.workerReadSeq,
    otherReadSeq: isAuthor ? row.workerReadSeq : row.authorReadSeq,
    unread,
    createdAt: row.createdAt.toISOString(),
  };
}
