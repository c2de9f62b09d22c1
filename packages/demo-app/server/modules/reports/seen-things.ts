import type { ReportTarget } from '@keo/core/contract';
import { and, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { chatMessages, chatRooms } from '../chat/chat.table.ts';
import { deals } from '../market/deals/deals.table.ts';
import { jobs } from '../market/jobs/jobs.table.ts';
import { reviews } from '../reviews/reviews.table.ts';
import { users } from '../users/users.table.ts';

type Sees = (db: Database, targetId: string, userId: string) => Promise<boolean>;

/** Not oneself. */
const seesUser: Sees = async (db, id, userId) =>
  id !== userId && (await db.$count(users, eq(users.id, id))) > 0;

/** Another user's job that was ever public, or that invited the user. */
const seesJob: Sees = async (db, id, userId) => {
  const wasPublic = and(isNotNull(jobs.publishedAt), ne(jobs.state, 'REMOVED'));
  const invitedTo = db.select({ id: deals.jobId }).from(deals).where(eq(deals.workerId, userId));
  const isSeen = or(wasPublic, and(eq(jobs.state, 'PRIVATE'), inArray(jobs.id, invitedTo)));
  return (await db.$count(jobs, and(eq(jobs.id, id), ne(jobs.authorId, userId), isSeen))) > 0;
};

/** Of an own conversation, from the other side. */
const seesMessage: Sees = async (db, id, userId) => {
  const isMember = or(eq(chatRooms.authorId, userId), eq(chatRooms.workerId, userId));
  const found = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.roomId))
    .where(and(eq(chatMessages.id, id), ne(chatMessages.senderId, userId), isMember));
  return found.length > 0;
};

const seesReview: Sees = async (db, id, userId) => {
  const isOthers = and(eq(reviews.id, id), ne(reviews.byId, userId), eq(reviews.state, 'PUBLISHED'));
  return (await db.$count(reviews, isOthers)) > 0;
};

export const seesThing: Readonly<Record<ReportTarget, Sees>> = {
  USER: seesUser,
  JOB: seesJob,
  MESSAGE: seesMessage,
  REVIEW: seesReview,
};
