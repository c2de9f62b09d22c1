import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A moment, as exact as the clock tells it. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** An amount in đồng. */
export const dong = (name: string) => bigint(name, { mode: 'number' });
