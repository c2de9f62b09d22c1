import { and, desc, eq, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { batched } from '../../platform/database/batched.ts';
import { blocks } from './blocks.table.ts';

export type Pair = { blockerId: string; blockedId: string };

const isPair = ({ blockerId, blockedId }: Pair) =>
  and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId));

export const isBlocking = batched(async (db, pairs: readonly Pair[]): Promise<boolean[]> => {
  const rows = await db
    .select()
    .from(blocks)
    .where(or(...pairs.map(isPair)));
  return pairs.map(({ blockerId, blockedId }) =>
    rows.some((row) => row.blockerId === blockerId && row.blockedId === blockedId),
  );
});

export async function insertBlock(db: Database, pair: Pair, createdAt: Date): Promise<void> {
  await db
    .insert(blocks)
    .values({ ...pair, createdAt })
    .onConflictDoNothing();
}

export async function deleteBlock(db: Database, pair: Pair): Promise<void> {
  await db.delete(blocks).where(isPair(pair));
}

export const listBlocks = (db: Database, blockerId: string) =>
  db.select().from(blocks).where(eq(blocks.blockerId, blockerId)).orderBy(desc(blocks.createdAt));
