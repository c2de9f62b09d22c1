import { expect, it } from 'vitest';
import { findPagePath, pagePaths, readPath } from '../../routes/paths.ts';

it('has a file for each page, and a page for each file', () => {
  const files = Object.keys(import.meta.glob(['../pages/**/*.page.tsx', '!../pages/errors/*']));
  const named = pagePaths.map(({ page }) => `../pages/${page}.page.tsx`);
  expect(named.toSorted()).toEqual(files.toSorted());
});

it.each([
  ['/Dashboard/Wallet', '/dashboard/wallet', '/dashboard/wallet', {}],
  ['/%64ashboard', '/dashboard', '/dashboard', {}],
  ['//tasks/', '/tasks', '/tasks', {}],
  [
    '/Tasks/Thi%E1%BA%BFt-K%E1%BA%BF',
    '/tasks/{slug}',
    '/tasks/thi%E1%BA%BFt-k%E1%BA%BF',
    { slug: 'thiết-kế' },
  ],
  ['/user/An@vidu.vn', '/user/{id}', '/user/An@vidu.vn', { id: 'An@vidu.vn' }],
  ['/user/a%2Fb', '/user/{id}', '/user/a%2Fb', { id: 'a/b' }],
])('reads %s as %s at %s', (input, path, canonical, params) => {
  expect(readPath(input)).toMatchObject({ page: { path }, canonical, params });
  expect(readPath(canonical)).toMatchObject({ page: { path }, canonical, params });
});

it.each(['/tasks/giam-50%', '/user/%ff', '/dashboard%2Fwallet', '/Nothing', '//evil.example/'])(
  'has no page and no other address for %s',
  (input) => expect(readPath(input)).toMatchObject({ page: undefined, canonical: input }),
);

it('gives each page one address', () => {
  for (const { path } of pagePaths) {
    const canonical = path.replaceAll(/\{\w+\}/g, 'x1');
    expect(readPath(canonical.toUpperCase().replace('X1', 'x1')).canonical).toBe(canonical);
    expect(findPagePath(canonical)?.path).toBe(path);
  }
});
