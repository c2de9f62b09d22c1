import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { REFUSES_SOCKET, SERVER_ERROR, createFakeKeo } from '@keo/core/testing';
import { KeoProvider } from '../client/keo-provider.tsx';
import { NotificationInbox } from './notification-inbox.tsx';
import { NotificationList } from './notification-list.tsx';

it('opens at its placement if there is room', async () => {
  const { keo } = createFakeKeo({ signedInAs: 'minhanh' });
  const place = document.createElement('div');
  place.style.cssText = 'position: fixed; top: 60%; left: 20px';
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <KeoProvider keo={keo}>
      <NotificationInbox placement="top-start" />
    </KeoProvider>,
  );
  const bell = await vi.waitFor(() => {
    const found = place.querySelector('button');
    if (!found?.hasAttribute('popovertarget')) throw new Error('not there yet');
    return found;
  });
  bell.click();
  await vi.waitFor(() => {
    const panel = place.querySelector('.keo-inbox')?.getBoundingClientRect();
    expect(panel?.bottom).toBeLessThanOrEqual(bell.getBoundingClientRect().top);
  });
  root.unmount();
  place.remove();
  keo.stop();
});

it('opened by a key the panel has the focus, closed by Escape the bell has it', async () => {
  const { keo } = createFakeKeo({ signedInAs: 'minhanh' });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <KeoProvider keo={keo}>
      <NotificationInbox />
    </KeoProvider>,
  );
  const bell = await vi.waitFor(() => {
    const found = place.querySelector('button');
    if (!found?.hasAttribute('popovertarget')) throw new Error('not there yet');
    return found;
  });
  bell.focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('dialog'));
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(document.activeElement).toBe(bell));
  root.unmount();
  place.remove();
  keo.stop();
});

const showList = (options: Parameters<typeof createFakeKeo>[0]) => {
  const fake = createFakeKeo({ signedInAs: 'minhanh', locale: 'en', ...options });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <KeoProvider keo={fake.keo}>
      <NotificationList />
    </KeoProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
    fake.keo.stop();
  });
  return { ...fake, place };
};

it('a failed mark shows an error with a retry', async () => {
  const { network, server, place } = showList({});
  const unread = server.unread('minhanh');
  await vi.waitFor(() => expect(place.querySelector('.keo-item__mark')).not.toBeNull());
  network.misbehave(SERVER_ERROR);
  await userEvent.click(place.querySelector('.keo-item__mark') ?? place);
  await vi.waitFor(() =>
    expect(place.querySelector('[role=alert]')?.textContent).toContain('It could not be marked as read'),
  );
  expect(server.unread('minhanh')).toBe(unread);
  network.misbehave();
  await userEvent.click(place.querySelector('[role=alert] button') ?? place);
  await vi.waitFor(() => expect(server.unread('minhanh')).toBe(unread - 1));
  await vi.waitFor(() => expect(place.querySelector('[role=alert]')).toBeNull());
});

it('the list and its dot show the same socket status', async () => {
  const { place } = showList({ misbehaviours: [REFUSES_SOCKET] });
  await vi.waitFor(() =>
    expect(place.querySelector('.keo-live-banner span')?.textContent).toMatch(/^Connection error: ./),
  );
  const words = place.querySelector('.keo-live-banner span')?.textContent;
  expect(place.querySelector('.keo-live')?.textContent).toBe(words);
});
