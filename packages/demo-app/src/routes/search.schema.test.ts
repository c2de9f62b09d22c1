import * as fc from 'fast-check';
import { type GenericSchema, type InferOutput, parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  jobCategories,
  jobKinds,
  jobLimits,
  applicationStates,
  jobStates,
  moneyLimits,
  notificationCodes,
  provinces,
  transactionTypes,
} from '@keo/core/contract';
import { toFilter, toQuery } from '../pages/jobs/catalogue-search.ts';
import { parseQuery, stringifyQuery } from './query-string.ts';
import { chatSearch, searchSchemas, tasksSearch } from './search.schema.ts';

type Searches = typeof searchSchemas & { '/': typeof chatSearch };
/** What the controls and links of each page write: at least one value of each parameter. */
type Written = {
  [At in keyof Searches]: {
    [Name in keyof Required<InferOutput<Searches[At]>>]: readonly NonNullable<
      InferOutput<Searches[At]>[Name & keyof InferOutput<Searches[At]>]
    >[];
  };
};

const words = ['việc & tiền = 100%', '0912345678', 'a+b #1', 'C++'];
const sorts = ['newest', 'pay', 'best', 'ending'] as const;
const flag = ['1'] as const;
const pages = ['2', '9999'];
const days = ['2026-01-31'];
/** As the server names jobs, and all else. */
const slugs = [`${'x'.repeat(60)}-1a2b3c4d`, 'thiet-ke-nhan-gao-1a2b3c4d', '1a2b3c4d'];
const newId = (prefix: string) => `${prefix}_Ab-_0123456789Zz`;
const opened = {
  deal: [newId('dl')],
  tab: ['chat'],
  proof: [newId('pf')],
  job: [newId('jb')],
  recharge: [newId('rc')],
  withdraw: [newId('wd')],
  claim: [newId('cl')],
} as const;
const dong = ['0', '225000', String(jobLimits.searchedNetMax)];
const tasks = {
  q: [...words, 'x'.repeat(100)],
  kind: [...jobKinds, 'all'],
  category: jobCategories.map(({ slug }) => slug),
  minPrice: dong,
  maxPrice: dong,
  province: Object.keys(provinces),
  remote: flag,
  instant: flag,
  posted: ['1', '3', '7'],
  sort: sorts,
} as const;

const written: Written = {
  '/': { chat: ['all', newId('rm')] },
  '/contact': { topic: words },
  '/signin': { reason: ['asked', 'overdue', 'otherTab', 'gone', 'reset'] },
  '/reset-password': { identifier: words },
  '/tasks': tasks,
  '/jobs': tasks,
  '/tasks/{slug}': { report: [newId('jb')] },
  '/user/{id}': { invite: flag, again: [newId('dl')], report: [newId('rv')] },
  '/dashboard': {
    ...opened,
    type: notificationCodes,
    isRead: ['true', 'false'],
    dateFrom: days,
    dateTo: days,
  },
  '/dashboard/my-jobs': { ...opened, new: flag, edit: slugs, state: jobStates, page: pages },
  '/dashboard/my-tasks': {
    ...opened,
    as: ['author', 'worker', 'applied'],
    state: applicationStates,
    page: pages,
  },
  '/dashboard/my-reviews': { tab: ['todo', 'received', 'given'], page: pages },
  '/dashboard/wallet': opened,
  '/dashboard/recharge': {
    amount: [moneyLimits.rechargeMin, moneyLimits.rechargeMax].map(String),
    id: [newId('rc')],
    for: [...slugs, 'jobs', 'new'],
    deal: [newId('dl')],
  },
  '/dashboard/withdraw': { id: [newId('wd')] },
  '/dashboard/bank-cards': { add: flag },
  '/dashboard/transactions': {
    type: transactionTypes,
    direction: ['IN', 'OUT'],
    dateFrom: days,
    dateTo: days,
    q: words,
    page: pages,
    no: ['GD0000000001'],
    statement: flag,
  },
  '/sandbox': { to: words },
};

/** The router drops what a page's schema does not know, once as it is written and once as it is read. */
const throughAddress = (schema: GenericSchema, search: Record<string, unknown>) =>
  parse(schema, parseQuery(stringifyQuery(Object.assign({}, parse(schema, search)))));

describe('each page reads from its address what its controls and links write', () => {
  const schemas: Readonly<Record<string, GenericSchema>> = { ...searchSchemas, '/': chatSearch };
  it.each(Object.entries(written))('%s', (at, parameters: Readonly<Record<string, readonly string[]>>) => {
    const schema = schemas[at] ?? chatSearch;
    for (const [name, values] of Object.entries(parameters))
      for (const value of values)
        expect(throughAddress(schema, { [name]: value })).toEqual({ [name]: value });
  });
});

const maybe = <Value>(values: readonly Value[]) => fc.constantFrom(undefined, ...values);

it.each([undefined, 'PROJECT'] as const)(
  'the catalogue comes back with its filter, with the preset %s',
  (preset) => {
    const price = fc.option(fc.integer({ min: 1, max: jobLimits.searchedNetMax }), { nil: undefined });
    const filters = fc.record({
      q: maybe(words),
      kind: maybe(jobKinds),
      category: maybe(tasks.category),
      minPrice: price,
      maxPrice: price,
      province: maybe(tasks.province),
      remote: maybe([true]),
      acceptMode: maybe(['INSTANT' as const]),
      sort: maybe(sorts),
    });
    fc.assert(
      fc.property(filters, (filter) => {
        const search = parse(tasksSearch, throughAddress(tasksSearch, toQuery(filter, preset)));
        expect(toFilter(search, preset)).toEqual(filter);
      }),
    );
  },
);
