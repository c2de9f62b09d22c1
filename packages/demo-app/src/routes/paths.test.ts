import { expect, it } from 'vitest';
import { pagePaths } from './paths.ts';

it('has a file for each page, and a page for each file', () => {
  const files = Object.keys(import.meta.glob(['../pages/**/*.page.tsx', '!../pages/errors/*']));
  const named = pagePaths.map(({ page }) => `../pages/${page}.page.tsx`);
  expect(named.toSorted()).toEqual(files.toSorted());
});
