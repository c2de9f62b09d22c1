import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { drawnApart, settled } from '../toasts/story-toasts.ts';
import './define.ts';
import { siteOf, siteStory } from './story-site.tsx';

const meta = preview.meta({
  title: 'Embeds/Toaster',
  render: (_args, { id }) => <keo-toaster api-base="/au/api" fetchToken={siteOf({ id }).fetchToken} />,
  ...siteStory,
});

const toasts = () => drawnApart('.keo-toast');

const element = () => {
  const found = document.querySelector('keo-toaster');
  if (!found) throw new Error('The story has a toaster');
  return found;
};

/** New notifications appear above everything, with or without a bell. */
export const Arrival = meta.story({
  play: async ({ id }) => {
    const { server, isListRead } = siteOf({ id });
    await waitFor(() => expect([server.connections(), isListRead()]).toEqual([1, true]));
    await waitFor(() => expect(drawnApart('.keo-toast-layer')).toHaveLength(1));
    server.notify('minhanh', {
      action: 'NEW_MESSAGE',
      metadata: { params: { otherName: 'Phạm Gia Bảo', text: 'Chị xem giúp em nhé.' } },
    });
    await waitFor(() => expect(toasts()[0]).toHaveTextContent(/Tin nhắn mới|New message/));
    await settled(toasts()[0]);
  },
});

/** The page's own toasts, in each severity. */
export const OwnWords = meta.story({
  play: async () => {
    // Toasts of the previous story may still be closing.
    await waitFor(() => expect(toasts()).toHaveLength(0));
    for (const severity of ['info', 'success', 'warn', 'error'] as const) {
      element().show({ severity, summary: severity, life: null });
    }
    await waitFor(() => expect(toasts()).toHaveLength(4));
    await settled(toasts()[0]);
    await userEvent.click(toasts()[0]?.querySelector('button') ?? document.body);
    await waitFor(() => expect(toasts()).toHaveLength(3));
  },
});

/** `position`: any corner, the middle of an edge, or the center. */
export const BottomLeft = meta.story({
  render: (_args, { id }) => (
    <keo-toaster
      position="bottom-left"
      theme="dark"
      api-base="/au/api"
      fetchToken={siteOf({ id }).fetchToken}
    />
  ),
  play: async () => {
    element().show({ severity: 'success', summary: 'Đã lưu', life: null });
    await waitFor(() => expect(toasts()[0]).toBeVisible());
    // On a phone a toast is nearly as wide as the screen.
    await waitFor(() => expect(toasts()[0]?.getBoundingClientRect().left).toBeLessThanOrEqual(20));
  },
});
