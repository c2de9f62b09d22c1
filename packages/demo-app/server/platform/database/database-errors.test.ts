import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startApp } from '../../dev/testing/start-app.ts';
import { OutcomeUnknown, getDatabaseFault } from './database-errors.ts';

const { platform } = await startApp();
const thrownBy = (query: ReturnType<typeof sql>): Promise<unknown> =>
  platform.db.execute(query).then(
    () => null,
    (error: unknown) => error,
  );

const under = (code: string) => new Error('failed', { cause: Object.assign(new Error('x'), { code }) });

describe('values that no column can hold', () => {
  it.each([
    ['a number beyond its column', sql`select ${'9007199254740993'}::int4`],
    ['a day that is none', sql`select ${'2026-02-30'}::date`],
    ['a text that is no number', sql`select ${'a'}::int4`],
    ['a text that is no id', sql`select ${'a'}::uuid`],
    ['U+0000', sql`select ${'a\0b'}::text`],
  ])('%s is unfit', async (_, query) => {
    expect(getDatabaseFault(await thrownBy(query))).toBe('unfit');
  });

  it('are internal errors where the query is wrong', async () => {
    expect(getDatabaseFault(await thrownBy(sql`select a from nowhere`))).toBeNull();
  });

  it('differ from a database that is away or does not answer', () => {
    expect(getDatabaseFault(under('ECONNREFUSED'))).toBe('away');
    expect(getDatabaseFault(under('57P01'))).toBe('away');
    expect(getDatabaseFault(under('57014'))).toBe('timeout');
    expect(getDatabaseFault(new OutcomeUnknown('a commit was not answered'))).toBe('timeout');
    expect(getDatabaseFault(under('23505'))).toBeNull();
  });
});
