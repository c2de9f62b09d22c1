import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/security/secret-text.ts';
import { operatorActs } from './acts.table.ts';

type Act = Omit<typeof operatorActs.$inferInsert, 'id'>;

export async function insertAct(db: Database, act: Act): Promise<void> {
  await db.insert(operatorActs).values({ id: newId('act'), ...act });
}
