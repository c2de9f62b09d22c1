import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../storage/memory-storage.ts';
import { createCallbackUrl, safeReturnPath } from './callback-url.ts';

const origin = 'https://app.example';

const attacks: unknown[] = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'http://app.example/',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' /tasks',
  '\u0000//evil.example',
  '\u200B//evil.example',
  '\uFEFF//evil.example',
  '\u00A0//evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '/\njavascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://app.example/1',
  '//app.example@evil.example',
  'https://app.example@evil.example',
  'https://app.example.evil.example',
  'https://app.example\\@evil.example',
  '//evil%E3%80%82com',
  'https://evil。com',
  '//evil。com',
  '/..//evil.example',
  '/.//evil.example',
  '/a/../..//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/%252fevil.example',
  '/%25252fevil.example',
  '/%255cevil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%00/evil.example',
  'https://app.example//evil.example',
  'https://app.example/\\evil.example',
  'https://app.example/%2f%2fevil.example',
  'https://app.example:8443/tasks',
  'https://app.example/signin',
  'https://app.example',
  '//app.example/tasks',
  '//[::1]/',
  'https://[2001:db8::1]/',
  '//2130706433/',
  ['/tasks', '//evil.example'],
  `/${'a'.repeat(2048)}`,
  `/${'a'.repeat(1024 * 1024)}`,
  '/signin',
  '/signin?callbackUrl=//evil.example',
  '/SignIn/',
  '/%73ignin',
  '/signup?x=1',
  '/api/user',
  '/au/api/user/logout',
  '/%E0%A4%A',
  '',
  'tasks',
  '?a=1',
  '#a',
  '.',
  null,
  undefined,
  7,
  { toString: () => '/tasks' },
];

const welcome: [string, string][] = [
  ['/', '/'],
  ['/tasks', '/tasks'],
  ['/dashboard/my-jobs?deal=d1&tab=a%2Fb#chat', '/dashboard/my-jobs?deal=d1&tab=a%2Fb#chat'],
  ['/tasks/thiết-kế', '/tasks/thi%E1%BA%BFt-k%E1%BA%BF'],
  ['/a/../tasks', '/tasks'],
  ['/tasks?next=//evil.example', '/tasks?next=//evil.example'],
  ['/signin-help', '/signin-help'],
  ['/help/signin', '/help/signin'],
  [`/${'a'.repeat(2047)}`, `/${'a'.repeat(2047)}`],
  ['/user/an@vidu.vn', '/user/an@vidu.vn'],
  ['https://app.example/', '/'],
  ['https://app.example/dashboard/my-jobs?new=1#top', '/dashboard/my-jobs?new=1#top'],
];

describe('the address to go back to', () => {
  it.each(attacks.map((attack) => [JSON.stringify(attack)?.slice(0, 60), attack]))(
    'is never %s',
    (_, attack) => {
      expect(safeReturnPath(attack, origin)).toBeNull();
      const cookies = createMemoryStorage();
      const callbackUrl = createCallbackUrl(cookies, origin);
      expect(callbackUrl.keep(attack)).toBe(false);
      expect(cookies.read('callbackUrl')).toBeNull();
      // Planted by another site, it is rejected when it is read.
      cookies.write('callbackUrl', typeof attack === 'string' ? attack : (JSON.stringify(attack) ?? ''));
      expect(callbackUrl.take()).toBeNull();
    },
  );

  it.each(welcome)('may be %s', (path, expected) => {
    expect(safeReturnPath(path, origin)).toBe(expected);
  });

  it('is given out once', () => {
    const callbackUrl = createCallbackUrl(createMemoryStorage(), origin);
    expect(callbackUrl.keep('/tasks?a=1')).toBe(true);
    expect([callbackUrl.take(), callbackUrl.take()]).toEqual(['/tasks?a=1', null]);
  });

  it('stays, under its own name, when the next one is refused', () => {
    const cookies = createMemoryStorage();
    const callbackUrl = createCallbackUrl(cookies, origin);
    callbackUrl.keep('/tasks');
    callbackUrl.keep('//evil.example');
    expect(cookies.read('callbackUrl')).toBe('/tasks');
  });

  it('is nothing on a page without an origin', () => {
    expect(safeReturnPath('/tasks', 'null')).toBeNull();
  });

  it('stays on our origin, also decoded once or twice more', () => {
    const pieces = 'https://app.example / \\ // . .. %2f %5c %25 %0a @ : ? # evil.example https: a ế'.split(
      ' ',
    );
    const piece = fc.constantFrom('\t', '\n', ' ', ...pieces);
    const candidates = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
      fc.array(piece, { maxLength: 12 }).map((parts) => `/${parts.join('')}`),
    );
    fc.assert(
      fc.property(candidates, (candidate) => {
        const path = safeReturnPath(candidate, origin);
        fc.pre(path !== null);
        expect(new URL(path ?? '', origin).origin).toBe(origin);
        expect(safeReturnPath(path, origin)).toBe(path);
      }),
      { numRuns: 3000, maxSkipsPerRun: 1000 },
    );
  });
});
