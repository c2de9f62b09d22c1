import type { SQL } from 'drizzle-orm';

/** A rule about all the money, as a query for its violations: no row means that it holds. See docs/decisions/0008. */
export type Invariant = { readonly name: string; readonly broken: SQL };
