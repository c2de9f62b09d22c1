import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageLink, toHref } from './page-link.tsx';

it('a link without a parameter of its path throws an error that names it', () => {
  const missing = 'Missing route parameter "slug" in /tasks/{slug}';
  expect(() => renderToString(createElement(PageLink, { to: '/tasks/{slug}' }))).toThrow(missing);
  expect(() => toHref('/tasks/{slug}')).toThrow(missing);
  expect(toHref('/tasks', { q: 'sơn' })).toBe('/tasks?q=s%C6%A1n');
});
