import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/security/secret-text.ts';
import { userPhotos } from './user-photos.table.ts';

export type Photo = { bytes: Uint8Array; mime: string };

export async function findPhoto(db: Database, id: string): Promise<Photo | null> {
  const [photo] = await db.select().from(userPhotos).where(eq(userPhotos.id, id));
  return photo ?? null;
}

/** Null removes it. Returns the new id. */
export async function replacePhoto(
  db: Database,
  userId: string,
  photo: Photo | null,
  createdAt: Date,
): Promise<string | null> {
  await db.delete(userPhotos).where(eq(userPhotos.userId, userId));
  if (!photo) return null;
  const id = newId('ph');
  await db.insert(userPhotos).values({ id, userId, createdAt, ...photo });
  return id;
}
