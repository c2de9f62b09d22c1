import { sql } from 'drizzle-orm';
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** In ms, as exact as JavaScript's `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const dong = (name: string) => bigint(name, { mode: 'number' });

/** A `tsvector`, written as plain words. */
export const searchWords = customType<{ data: string; driverData: string }>({
  dataType: () => 'tsvector',
  toDriver: (words) => sql`to_tsvector('simple', ${words})`,
});

/** `bytea` of a few kilobytes. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
