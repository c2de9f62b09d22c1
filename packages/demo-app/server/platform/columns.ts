import { sql } from 'drizzle-orm';
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment, as exact as the clock tells it. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** An amount in đồng. */
export const dong = (name: string) => bigint(name, { mode: 'number' });

/** Plain words that are searched by: written as a text, kept as PostgreSQL finds them. */
export const searchWords = customType<{ data: string; driverData: string }>({
  dataType: () => 'tsvector',
  toDriver: (words) => sql`to_tsvector('simple', ${words})`,
});

/** Bytes of a few kilobytes, which come and go with their row. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
