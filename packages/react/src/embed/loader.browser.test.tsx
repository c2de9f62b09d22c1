import { expect, it, vi } from 'vitest';
import { openFakeSite } from './fake-site.ts';

const apiBase = '/au/api';
const getLabel = (element: Element) =>
  element.shadowRoot?.querySelector('.keo-bell')?.getAttribute('aria-label');

it('the loader prefetches the token of a tag for its widget', async () => {
  const site = openFakeSite();
  const requests: { body: unknown; isDefined: boolean }[] = [];
  const own = window.fetch.bind(window);
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (input !== '/keo-token') return own(input, init);
    requests.push({ body: init?.body, isDefined: customElements.get('keo-notifications') !== undefined });
    return Response.json({ token: site.server.open('minhanh').accessToken });
  });
  const place = document.createElement('main');
  place.innerHTML = `<keo-notifications api-base="${apiBase}" token-endpoint="/keo-token" lang="en"></keo-notifications>`;
  document.body.append(place);
  const element = place.querySelector('keo-notifications');
  if (!element) throw new Error('The page has its bell');

  await import('./loader.ts');
  expect(requests).toEqual([{ body: '{"reason":"start"}', isDefined: false }]);
  await vi.waitFor(() => expect(getLabel(element)).toContain(`${site.server.unread('minhanh')} unread`));
  expect(fetch.mock.calls.filter(([input]) => input === '/keo-token')).toHaveLength(1);
  site.close();
});
