import type { Answered, EndpointData, chatEndpoints, chatMessages } from '@keo/core/contract';
import { chatLimits } from '@keo/core/contract';
import type { InferOutput } from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { UsersService } from '../users/users.service.ts';
import * as messages from './messages.repository.ts';
import * as rooms from './rooms.repository.ts';
import { findOwnRooms, searchMessages } from './search.repository.ts';
import { viewMessages } from './view-messages.ts';
import { viewRoom, viewRooms } from './view-rooms.ts';

type Endpoints = typeof chatEndpoints;
type Joined = Extract<Answered<typeof chatMessages.joinRoom>, { ok: true }>;
type MessagesQuery = InferOutput<Endpoints['messagesList']['input']>;
type SearchQuery = InferOutput<Endpoints['searchMessages']['input']>;
type Page = { pageNum: number; pageSize: number };
type Position = { roomId: string; afterSeq: number };
type Needs = Pick<Platform, 'db'> & {
  clock: Pick<Clock, 'now'>;
  users: Pick<UsersService, 'loadCards'>;
};

export type ChatReader = {
  listRooms(userId: string, page: Page): Promise<EndpointData<Endpoints['roomsList']>>;
  listMessages(userId: string, query: MessagesQuery): Promise<EndpointData<Endpoints['messagesList']>>;
  search(userId: string, query: SearchQuery): Promise<EndpointData<Endpoints['searchMessages']>>;
  /** The messages and changes after `afterSeq`. */
  join(userId: string, at: Position): Promise<Omit<Joined, 'ok'>>;
};

async function listRooms(needs: Needs, userId: string, { pageNum, pageSize }: Page) {
  const { db } = needs;
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { rows, total } = await rooms.listOwn(db, userId, page);
  return {
    list: await viewRooms(needs, db, rows, userId),
    total,
    totalPage: Math.ceil(total / pageSize),
    unreadRooms: await rooms.countUnreadRooms(db, userId),
  };
}

async function listMessages(
  needs: Needs,
  userId: string,
  { roomId, limit, afterChange, ...from }: MessagesQuery,
) {
  const { db } = needs;
  const row = await rooms.findOwn(db, roomId, userId);
  if (!row) throw notFound();
  const found = await messages.listMessages(db, roomId, { ...from, limit: limit + 1 });
  const more = found.length > limit;
  const list = from.afterSeq === undefined ? found.slice(-limit) : found.slice(0, limit);
  const changed =
    afterChange === undefined ? [] : await messages.listChanged(db, roomId, { afterChange, limit });
  return {
    room: await viewRoom(needs, db, row, userId),
    list: await viewMessages(db, list),
    more,
    changed: await viewMessages(db, changed),
  };
}

async function search(needs: Needs, userId: string, { q, roomId, pageNum, pageSize }: SearchQuery) {
  const { db } = needs;
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { rows, total } = await searchMessages(db, userId, { q, roomId, ...page });
  const ids = [...new Set(rows.map((row) => row.roomId))];
  const inRooms = await viewRooms(needs, db, await findOwnRooms(db, userId, ids), userId);
  const found = await viewMessages(db, rows);
  const list = found.flatMap((message) => {
    const room = inRooms.find(({ id }) => id === message.roomId);
    return room ? [{ message, room }] : [];
  });
  return { list, total, totalPage: Math.ceil(total / pageSize) };
}

async function join({ db }: Needs, userId: string, { roomId, afterSeq }: Position) {
  const row = await rooms.findOwn(db, roomId, userId);
  if (!row) throw notFound();
  const limit = chatLimits.pageMax;
  const found = await messages.listMessages(db, roomId, { afterSeq, limit: limit + 1 });
  return {
    lastSeq: row.lastSeq,
    members: [
      { userId: row.authorId, lastReadSeq: row.authorReadSeq },
      { userId: row.workerId, lastReadSeq: row.workerReadSeq },
    ],
    missed: await viewMessages(db, found.slice(0, limit)),
    more: found.length > limit,
  };
}

export const createChatReader = (needs: Needs): ChatReader => ({
  listRooms: (userId, page) => listRooms(needs, userId, page),
  listMessages: (userId, query) => listMessages(needs, userId, query),
  search: (userId, query) => search(needs, userId, query),
  join: (userId, at) => join(needs, userId, at),
});
