/** @jsxImportSource preact */
import { expect, it } from 'vitest';
import './define.ts';
import './preact.ts';

it('Preact types attributes, properties and events of an element', () => {
  const bell = (
    <keo-notifications
      api-base="/au/api"
      theme="dark"
      lang="vi"
      class="mine"
      fetchToken={async () => 'token'}
      onkeo-unread-change={({ detail }) => detail.unread.toFixed()}
      ref={(element) => {
        element?.addEventListener('keo-item-click', ({ detail }) => detail.href.trim());
        element?.refresh();
      }}
    />
  );
  expect(bell.type).toBe('keo-notifications');
  expect(bell.props).toMatchObject({ 'api-base': '/au/api', theme: 'dark' });
  // @ts-expect-error -- a theme is a text
  expect(<keo-notifications theme={3} />).toBeTruthy();
  // @ts-expect-error -- there is no such property
  expect(<keo-notifications colour="red" />).toBeTruthy();
  // @ts-expect-error -- a count is no text
  expect(<keo-wallet movements="many" onkeo-ready={({ detail }) => detail.unread} />).toBeTruthy();
});
