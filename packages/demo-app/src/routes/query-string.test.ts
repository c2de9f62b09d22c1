import { describe, expect, it } from 'vitest';
import { parseQuery, stringifyQuery } from './query-string.ts';

describe('query string', () => {
  it('keeps a phone number as it was typed', () => {
    expect(parseQuery('?to=0912345678')).toEqual({ to: '0912345678' });
  });

  it('takes the first of a repeated parameter', () => {
    expect(parseQuery('?a=1&a=2')).toEqual({ a: '1' });
  });

  it('treats a parameter named __proto__ as any other', () => {
    expect(Object.getPrototypeOf(parseQuery('?__proto__=x'))).toBe(Object.prototype);
  });

  it('leaves out what is undefined', () => {
    expect(stringifyQuery({ to: undefined, type: 'DEAL_ACCEPTED' })).toBe('?type=DEAL_ACCEPTED');
    expect(stringifyQuery({})).toBe('');
  });

  it('parses what it stringified', () => {
    const search = { q: 'việc & tiền = 100%', page: '2' };
    expect(parseQuery(stringifyQuery(search))).toEqual(search);
  });
});
