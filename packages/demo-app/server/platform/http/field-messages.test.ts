import * as contract from '@keo/core/contract';
import type { Endpoint, Locale } from '@keo/core/contract';
import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { say } from '../texts/say.ts';
import { closestBranch } from './closest-branch.ts';
import { fieldMessages } from './field-messages.ts';

const locales = ['vi', 'en'] as const;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'input' in value;

const endpoints: readonly Endpoint[] = Object.entries<object>(contract)
  .filter(([name]) => name.endsWith('Endpoints'))
  .flatMap(([, group]) => Object.values(group).filter(isEndpoint));

type Branch = GenericSchema & { entries: Record<string, GenericSchema> };
const isBranch = (schema: unknown): schema is Branch =>
  typeof schema === 'object' && schema !== null && 'entries' in schema;

/** The objects that an input may be. */
function getBranches(schema: GenericSchema): Branch[] {
  if ('options' in schema && Array.isArray(schema.options)) return schema.options.filter(isBranch);
  return isBranch(schema) ? [schema] : [];
}
const inputs = endpoints.flatMap(({ path, input }) =>
  getBranches(input).map((branch, index) => ({ name: `${path} ${index + 1}`, input, branch })),
);
const unions = inputs.filter(({ input }) => input.type === 'union' || input.type === 'variant');

/** Values of each type, too small and too large. */
const junk: readonly unknown[] = [
  undefined,
  null,
  '',
  'x',
  'x'.repeat(20_001),
  -1,
  0.5,
  1e15,
  true,
  {},
  [],
  ['x', 'x'],
  Array.from({ length: 200 }, () => ({ title: '', amount: -1, accept: { types: ['X'] }, no: 99 })),
];

/** All its fields as that value, but for those that say which branch it is. */
const filledWith = ({ entries }: Branch, value: unknown) =>
  Object.fromEntries(
    Object.entries(entries).map(([field, schema]) => [
      field,
      schema.type === 'literal' && 'literal' in schema ? schema.literal : value,
    ]),
  );

const getMessages = (input: GenericSchema, value: object, locale: Locale) =>
  fieldMessages(safeParse(closestBranch(input, value), value).issues ?? [], locale);

/** Of a form: the sentence has all limits of the field, or says to choose from a list. */
const hasOwnWords = (field: string | null) =>
  ['username', 'accountName', 'email', 'provinceCode', 'bankBin'].includes(field ?? '');

describe.each(locales)('a wrong input (%s)', (locale) => {
  const general = [say(locale, 'invalid'), say(locale, 'field.invalid')];

  it.each(inputs)('of $name is told by field, with what would do', ({ input, branch }) => {
    for (const value of junk) {
      const sample = filledWith(branch, value);
      for (const [field, sentence] of Object.entries(getMessages(input, sample, locale))) {
        const [name = ''] = field.split('.');
        // Nothing sent tells no branch apart.
        const fields = value === undefined ? getBranches(input) : [branch];
        expect(fields.flatMap(({ entries }) => Object.keys(entries))).toContain(name);
        expect({ field, value, isGeneral: general.includes(sentence) }).toEqual({
          field,
          value,
          isGeneral: false,
        });
        expect(sentence).not.toBe(field);
        expect(sentence).toMatch(/^[\p{Lu}\d{].{5,}\.$/su);
        expect(sentence).not.toMatch(/\{[a-z]+\}/i);
      }
    }
  });

  it('has every numeric limit in its sentence', () => {
    const issues = inputs.flatMap(({ branch }) =>
      junk.flatMap((value) => safeParse(branch, filledWith(branch, value)).issues ?? []),
    );
    const limited = issues.filter(
      (issue) =>
        typeof issue.requirement === 'number' && issue.input !== '' && !hasOwnWords(getDotPath(issue)),
    );
    const lacking = limited.filter((issue) => {
      const [sentence] = Object.values(fieldMessages([issue], locale));
      return !sentence?.includes(
        Number(issue.requirement).toLocaleString(locale === 'vi' ? 'vi-VN' : 'en-US'),
      );
    });
    expect(limited.length).toBeGreaterThan(100);
    expect(lacking.map((issue) => getDotPath(issue))).toEqual([]);
  });
});

describe('a union', () => {
  const all = [...new Map(unions.map(({ name, input }) => [input, name])).entries()];

  it.each(all)('names a field of its branches, whatever was sent', (input) => {
    const fields = new Set(getBranches(input).flatMap(({ entries }) => Object.keys(entries)));
    for (const sample of [
      {},
      { version: 1 },
      { other: 'x' },
      ...[...fields].map((field) => ({ [field]: {} })),
    ]) {
      const events = Object.keys(getMessages(input, sample, 'en')).map((field) => field.split('.')[0] ?? '');
      expect(events).not.toEqual([]);
      for (const field of events) expect([...fields]).toContain(field);
    }
  });

  it('is taken for the branch of which most was sent', () => {
    const { respondDispute } = contract.dealEndsEndpoints;
    const sent = { dealId: 'd', version: 1, statement: 'ngắn', offerToWorker: 0 };
    expect(getMessages(respondDispute.input, sent, 'en')).toEqual({
      statement: 'At least 50 characters are needed.',
    });
    const accepted = { dealId: 'd', version: 1, accept: false };
    expect(Object.keys(getMessages(respondDispute.input, accepted, 'en'))).toEqual(['accept']);
  });

  it('tells which words would do', () => {
    expect(getMessages(contract.dealsEndpoints.giveOffer.input, { decision: 'LATER' }, 'en')).toEqual({
      decision: 'Choose one of: COUNTER, ACCEPT, DECLINE, CHANGE_ORDER.',
    });
  });
});
