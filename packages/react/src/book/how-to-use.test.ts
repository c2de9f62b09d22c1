import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeElements } from '../../script-tag/elements-manifest.ts';
import { componentPages } from './component-pages.ts';
import { marketplacePages } from '../marketplace/book/marketplace-pages.ts';
import { accountPages } from './account-pages.ts';
import { widgetPages } from './widget-pages.ts';

const sources = path.resolve(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: sources })
  .map((file) => readFileSync(path.join(sources, file), 'utf8'))
  .join('\n');
const index = ['index.ts', 'marketplace/index.ts']
  .map((file) => readFileSync(path.join(sources, file), 'utf8'))
  .join('\n');
const elements = await describeElements();

it('every element has a documentation page', () => {
  const tags: string[] = widgetPages.map(({ tag }) => tag);
  expect(tags.toSorted()).toEqual(elements.map(({ tagName }) => tagName).toSorted());
});

describe.each(widgetPages.map((page) => [page.name, page] as const))('the page of "%s"', (_name, page) => {
  const element = elements.find(({ tagName }) => tagName === page.tag);

  it('lists exactly the events of its element', () => {
    expect(Object.keys(page.events).toSorted()).toEqual(element?.events.map(({ name }) => name).toSorted());
  });

  it('lists exactly the parts of its element', () => {
    const parts = element?.cssParts.map(({ name }) => name).filter((name) => name !== 'root');
    expect(Object.keys(page.anatomy).toSorted()).toEqual(parts?.toSorted());
  });
});

const pages = [
  ...widgetPages,
  ...Object.values(componentPages),
  ...Object.values(accountPages),
  ...Object.values(marketplacePages),
];

describe.each(pages.map((page) => [page.name, page] as const))('the page of "%s"', (_name, page) => {
  it('lists variables that a style sheet uses', () => {
    expect(Object.keys(page.tokens).filter((token) => !sheets.includes(`var(${token}`))).toEqual([]);
  });

  it('names an exported component', () => {
    expect(index).toMatch(new RegExp(`\\b${page.component}\\b`));
  });
});
