import { expect, it } from 'vitest';
import { pagePaths } from './paths.ts';
import { routeTable } from './route-table.ts';

it('has a page for each path', () => {
  expect(Object.keys(routeTable).toSorted()).toEqual(pagePaths.map(({ path }) => path).toSorted());
  const pages = Object.values(routeTable).map(({ page }) => String(page));
  expect(new Set(pages).size).toBe(pages.length);
});
