import { Client } from 'pg';
import { afterFile } from './after-file.ts';
import type { Statement } from './money-deeds.ts';
import { until } from './until.ts';

/** Where the first of a race are held: at the beginning of a statement, or once it is done and not committed. */
export type RacePoint = { on: Statement['on'] | 'delete'; table: string; when?: 'before' | 'after' };

type Deed<T> = () => Promise<T>;

const lock = 4_242_002;

function begin<T>(deeds: readonly Deed<T>[]) {
  let answered = 0;
  const answers = Promise.all(deeds.map((deed) => deed().finally(() => (answered += 1))));
  return { answers, count: deeds.length, answered: () => answered };
}

/**
 * Races whose order does not depend on luck. The `first` run until each is held at that point, waits for another's lock
 * or is answered; then the `next` run as far as they can; then all go on.
 */
export async function openRaces(databaseUrl: string) {
  const hand = new Client({ connectionString: databaseUrl });
  await hand.connect();
  afterFile(() => hand.end());
  await hand.query(`create table race_gate (armed boolean not null)`);
  await hand.query(`insert into race_gate values (false)`);
  await hand.query(`create function wait_in_race() returns trigger language plpgsql as $$ begin
    if (select armed from race_gate) then perform pg_advisory_xact_lock_shared(${lock}); end if; return null; end $$`);
  const count = async (query: string) => Number((await hand.query(query)).rows[0].count);
  const here = `datname = current_database()`;
  const held = () =>
    count(`select count(*) from pg_locks join pg_database on oid = database
      where ${here} and locktype = 'advisory' and objid = ${lock} and not granted`);
  const waiting = () =>
    count(`select count(*) from pg_stat_activity where ${here} and wait_event_type = 'Lock'`);

  return async function race<A, B>({
    at: { on, table, when = 'before' },
    first,
    next = [],
  }: {
    at: RacePoint;
    first: readonly Deed<A>[];
    next?: readonly Deed<B>[];
  }): Promise<{ first: A[]; next: B[] }> {
    await hand.query(`create trigger race ${when} ${on} on ${table} execute function wait_in_race()`);
    await hand.query(`select pg_advisory_lock(${lock})`);
    await hand.query(`update race_gate set armed = true`);
    const ahead = begin(first);
    await until(
      'the first are held',
      async () => (await held()) > 0 && (await waiting()) + ahead.answered() >= ahead.count,
    );
    await hand.query(`update race_gate set armed = false`);
    const standing = (await waiting()) + ahead.answered();
    const behind = begin(next);
    await until(
      'the others are answered or wait',
      async () => behind.answered() + (await waiting()) + ahead.answered() >= standing + behind.count,
    );
    await hand.query(`select pg_advisory_unlock(${lock})`);
    const outcome = { first: await ahead.answers, next: await behind.answers };
    await hand.query(`drop trigger race on ${table}`);
    return outcome;
  };
}
