import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { toastsInLayer, settled } from '../toasts/story-toasts.ts';
import './define.ts';
import { getSite, siteStory } from './story-site.tsx';

const meta = preview.meta({
  title: 'Embeds/Toaster',
  render: (_args, { id }) => <keo-toaster api-base="/au/api" fetchToken={getSite({ id }).fetchToken} />,
  ...siteStory,
});

const toasts = () => toastsInLayer('.keo-toast');

const element = () => {
  const found = document.querySelector('keo-toaster');
  if (!found) throw new Error('The story has a toaster');
  return found;
};

export const Arrival = meta.story({
  play: async ({ id }) => {
    const { server, isListRead } = getSite({ id });
    await waitFor(() => expect([server.connections(), isListRead()]).toEqual([1, true]));
    await waitFor(() => expect(toastsInLayer('.keo-toast-layer')).toHaveLength(1));
    server.notify('minhanh', {
      action: 'NEW_MESSAGE',
      metadata: { params: { otherName: 'Phạm Gia Bảo', text: 'Chị xem giúp em nhé.' } },
    });
    await waitFor(() => expect(toasts()[0]).toHaveTextContent(/Tin nhắn mới|New message/));
    await settled(toasts()[0]);
  },
});

export const OwnWords = meta.story({
  play: async () => {
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

export const BottomLeft = meta.story({
  render: (_args, { id }) => (
    <keo-toaster
      position="bottom-left"
      theme="dark"
      api-base="/au/api"
      fetchToken={getSite({ id }).fetchToken}
    />
  ),
  play: async () => {
    element().show({ severity: 'success', summary: 'Đã lưu', life: null });
    await waitFor(() => expect(toasts()[0]).toBeVisible());
    await waitFor(() => expect(toasts()[0]?.getBoundingClientRect().left).toBeLessThanOrEqual(20));
  },
});
