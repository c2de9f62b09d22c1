import { expect, it } from 'vitest';
import { renderToString } from 'react-dom/server';
import './define.ts';

it('React 19 types attributes, properties and events of an element, and renders it on a server', () => {
  const html = renderToString(
    <keo-notifications
      api-base="/au/api"
      theme="dark"
      lang="vi"
      className="mine"
      fetchToken={async () => 'token'}
      onkeo-unread-change={({ detail }) => detail.unread.toFixed()}
      ref={(element) => {
        element?.addEventListener('keo-item-click', ({ detail }) => detail.href.trim());
        element?.refresh();
      }}
    />,
  );
  expect(html).toBe(
    '<keo-notifications api-base="/au/api" theme="dark" lang="vi" class="mine"></keo-notifications>',
  );
  // @ts-expect-error -- a theme is a text
  expect(<keo-notifications theme={3} />).toBeTruthy();
  // @ts-expect-error -- there is no such property
  expect(<keo-notifications colour="red" />).toBeTruthy();
});
