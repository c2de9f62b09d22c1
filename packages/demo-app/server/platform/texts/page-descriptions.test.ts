import { expect, it } from 'vitest';
import { pagePaths } from '../../../routes/paths.ts';
import { getDescription } from './page-descriptions.ts';

it('every path has a title and a description in both languages', () => {
  for (const { path, title } of pagePaths) {
    const description = getDescription(path);
    for (const text of [title.vi, title.en, description.vi, description.en])
      expect(text.length).toBeGreaterThan(1);
  }
});
