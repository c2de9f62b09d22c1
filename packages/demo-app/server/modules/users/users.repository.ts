import { type NewsChannel, type NewsTopic, cleanEntry, readPhone } from '@keo/core/contract';
import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { rowsById, batched } from '../../platform/database/batched.ts';
import { users } from './users.table.ts';
import { verifiedPhones } from './verified-phones.table.ts';

export type UserRow = typeof users.$inferSelect;

export async function insertUser(db: Database, row: typeof users.$inferInsert): Promise<void> {
  await db.insert(users).values(row);
}

export const findUser = batched(async (db, ids: readonly string[]) =>
  rowsById(
    ids,
    await db
      .select()
      .from(users)
      .where(inArray(users.id, [...ids])),
  ),
);

/** For an open account; locked until the transaction ends. */
export async function holdsPassword(db: Database, id: string, passwordHash: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), isNull(users.closedAt)))
    .for('share');
  return rows.length === 1;
}

/** By username, e-mail or phone, as typed. */
export async function findByIdentifier(db: Database, identifier: string): Promise<UserRow | null> {
  const typed = cleanEntry(identifier).toLowerCase();
  const phone = readPhone(identifier);
  const [row] = await db
    .select()
    .from(users)
    .where(
      or(
        eq(users.username, typed),
        eq(users.email, typed),
        ...(phone === null ? [] : [eq(users.phone, phone)]),
      ),
    );
  return row ?? null;
}

/** The more telling one last, where two are of one field. */
export const uniqueColumns = ['shape', 'username', 'email', 'phone'] as const;
export type UniqueColumn = (typeof uniqueColumns)[number];

export async function findTaken(
  db: Database,
  wanted: { username: string; shape: string; email: string | null; phone: string | null },
): Promise<UniqueColumn[]> {
  const rows = await db
    .select({ username: users.username, shape: users.shape, email: users.email, phone: users.phone })
    .from(users)
    .where(
      or(
        eq(users.username, wanted.username),
        eq(users.shape, wanted.shape),
        wanted.email === null ? undefined : eq(users.email, wanted.email),
        wanted.phone === null ? undefined : eq(users.phone, wanted.phone),
      ),
    );
  return uniqueColumns.filter(
    (column) => wanted[column] !== null && rows.some((row) => row[column] === wanted[column]),
  );
}

export async function updateUser(
  db: Database,
  id: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<UserRow | null> {
  const keys = Object.values(change).filter((value) => value !== undefined);
  if (keys.length === 0) return findUser(db, id);
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning();
  return row ?? null;
}

export async function keepPhone(db: Database, userId: string, verifiedAt: Date): Promise<void> {
  const phone = (await findUser(db, userId))?.phone;
  if (phone) await db.insert(verifiedPhones).values({ userId, phone, verifiedAt }).onConflictDoNothing();
}

/** Open accounts cannot close before the transaction ends. Returns the closed ones. */
export async function lockOpen(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: users.id, closedAt: users.closedAt })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('key share');
  return rows.filter(({ closedAt }) => closedAt !== null).map(({ id }) => id);
}

/** The account as it is now, until the transaction ends: locked to change it, or held to rely on it. */
export async function lockUser(
  db: Database,
  id: string,
  strength: 'update' | 'share' = 'update',
): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for(strength);
  return row ?? null;
}

/** The news that they switched; nothing for most. */
export const findSwitched = batched(async (db, userIds: readonly string[]): Promise<UserRow['news'][]> => {
  const rows = await db
    .select({ id: users.id, news: users.news })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), ne(users.news, {})));
  const known = new Map(rows.map(({ id, news }) => [id, news]));
  return userIds.map((id) => known.get(id) ?? {});
});

/** Changes one choice alone, so that two pages that change two at once both succeed. */
export async function switchNews(
  db: Database,
  id: string,
  { topic, channel, isOn }: { topic: NewsTopic; channel: NewsChannel; isOn: boolean },
): Promise<void> {
  const change = sql`jsonb_build_object(${`${topic}.${channel}`}::text, ${isOn}::boolean)`;
  await db
    .update(users)
    .set({ news: sql`${users.news} || ${change}` })
    .where(eq(users.id, id));
}
