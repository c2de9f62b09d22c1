import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeKeo } from '@keo/core/testing';
import { KeoProvider } from '../client/keo-provider.tsx';
import { NotificationInbox } from './notification-inbox.tsx';

it('opened by a key, the panel has the focus; closed by Escape, the bell has it again', async () => {
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
