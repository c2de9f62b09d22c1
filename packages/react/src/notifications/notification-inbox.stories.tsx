import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { notificationsDomain, selectIsLoading, selectNotifications } from '@keo/core';
import { NEVER_ANSWERS, REFUSES_SOCKET, SERVER_ERROR, only } from '@keo/core/testing';
import { frames } from '../../../../.storybook/globals/frames.ts';
import preview from '../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../client/story-keo.tsx';
import { NotificationInbox } from './notification-inbox.tsx';

const logs = '/jobdeallog/jobs-my-deal-logs-list';

const meta = preview.meta({
  title: 'Widgets/Notification inbox',
  component: NotificationInbox,
  args: { onNavigate: fn(), onOpenChange: fn() },
  render: (args) => (
    <header style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 680 }}>
      <NotificationInbox {...args} />
    </header>
  ),
  ...keoStory({ signedInAs: 'minhanh' }),
});

const bellName = /^(Thông báo|Notifications)/;

const openPanel = async () => {
  await userEvent.click(screen.getByRole('button', { name: bellName }));
  return screen.findByRole('dialog', { name: bellName });
};

export const Open = meta.story({
  play: async ({ args, id }) => {
    const unread = getFake({ id }).server.unread('minhanh');
    const bell = await screen.findByRole('button', { name: new RegExp(`\\b${unread} (chưa đọc|unread)`) });
    const panel = await openPanel();
    await expect(bell).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    const today = await within(panel).findByRole('heading', { name: /^(Hôm nay|Today)$/ });
    await waitFor(() => expect(today).toBeVisible());
    const [first] = within(panel).getAllByRole('link');
    await expect(first).toHaveAttribute('href', '/dashboard');
    await expect(panel.querySelector('a[href="/dashboard/my-tasks?deal=d06"]')).not.toBeNull();
  },
});

export const Keyboard = meta.story({
  play: async () => {
    const bell = screen.getByRole('button', { name: bellName });
    const panel = await openPanel();
    await waitFor(() => expect(panel).toHaveFocus());
    const links = await waitFor(() => {
      const found = panel.querySelectorAll<HTMLElement>('[data-keo-item]');
      if (found.length < 5) throw new Error('not there yet');
      return found;
    });
    links[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(links[2]).toHaveFocus();
    await expect(panel.querySelectorAll('[data-keo-item][tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{ArrowUp}');
    await expect(links[1]).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(links[0]).toHaveFocus();
    const mark = panel.querySelector<HTMLElement>('.keo-item__mark');
    const marked = mark?.closest('li');
    mark?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(marked).not.toHaveAttribute('data-unread'));
    await expect(marked?.querySelector('a')).toHaveFocus();
    panel.hidePopover();
    await waitFor(() => expect(bell).toHaveFocus());
  },
});

export const FollowALink = meta.story({
  play: async ({ args, id }) => {
    const { server } = getFake({ id });
    const before = server.unread('minhanh');
    const panel = await openPanel();
    const link = await waitFor(() => {
      const found = panel.querySelector<HTMLElement>('a[href="/dashboard/my-tasks?deal=d06"]');
      if (!found) throw new Error('not there yet');
      return found;
    });
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenCalledWith(
      '/dashboard/my-tasks?deal=d06',
      expect.objectContaining({ type: 'PROOF_EVIDENCE_SUBMITTED' }),
    );
    await waitFor(() => expect(server.unread('minhanh')).toBe(before - 1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const MarkRead = meta.story({
  play: async ({ id }) => {
    const { server } = getFake({ id });
    const before = server.unread('minhanh');
    const panel = await openPanel();
    const [dot] = await within(panel).findAllByRole('button', { name: /^(Đánh dấu đã đọc:|Mark as read:)/ });
    await userEvent.click(dot ?? panel);
    await waitFor(() => expect(server.unread('minhanh')).toBe(before - 1));
    await userEvent.click(
      within(panel).getByRole('button', { name: /^(Đánh dấu đã đọc tất cả|Mark all as read)$/ }),
    );
    await waitFor(() => expect(server.unread('minhanh')).toBe(0));
    await screen.findByRole('button', { name: /^(Thông báo|Notifications)$/ });
    await waitFor(() => expect(panel.querySelector('[data-unread]')).toBeNull());
  },
});

export const Arrival = meta.story({
  play: async ({ id, canvasElement }) => {
    const { server, keo } = getFake({ id });
    await screen.findByRole('button', { name: /\d+ (chưa đọc|unread)/ });
    await waitFor(() =>
      expect(keo.root.getSnapshot().children.socket?.getSnapshot().matches({ linked: 'connected' })).toBe(
        true,
      ),
    );
    const before = server.unread('minhanh');
    // Of a topic that is off.
    server.notify('minhanh', { action: 'NEW_MESSAGE', isRead: true });
    server.notify('minhanh', {
      action: 'PAYMENT_PROCESSED',
      description: 'Đã nạp 200,000đ vào ví',
      metadata: { recipientRole: 'author', reason: 'RECHARGE', params: { amount: 200_000 } },
    });
    await screen.findByRole('button', { name: new RegExp(`\\b${before + 1} (chưa đọc|unread)`) });
    const live = canvasElement.querySelector('[aria-live="polite"]');
    await waitFor(() => expect(live).toHaveTextContent(/Thanh toán đã xử lý|Payment processed/));
  },
});

/** Scrolled down, arrivals do not move the viewport; a pill counts those that the filter shows. */
export const ArrivalWhileScrolled = meta.story({
  play: async ({ id }) => {
    const { server, keo } = getFake({ id });
    const panel = await openPanel();
    const hasRows = () => expect(panel.querySelectorAll('[data-keo-item]').length).toBeGreaterThan(7);
    await waitFor(hasRows);
    const notifications = keo.getActor(notificationsDomain);
    const types = new Set(selectNotifications(notifications?.getSnapshot()).map(({ type }) => type));
    const type = [...types, 'NEW_MESSAGE'].filter((one) => one !== 'PAYMENT_PROCESSED').join();
    notifications?.send({ type: 'notifications.filter', filter: { type } });
    await waitFor(() => expect(selectIsLoading(notifications?.getSnapshot())).toBe(false));
    await waitFor(hasRows);
    const body = panel.querySelector('.keo-panel__body');
    const item = panel.querySelectorAll<HTMLElement>('[data-keo-item]')[7];
    if (!body || !item) throw new Error('no list');
    item.scrollIntoView({ block: 'start' });
    await waitFor(() =>
      expect(
        document
          .getAnimations()
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(item)),
      ).toEqual([]),
    );
    const at = item.getBoundingClientRect().top;
    await frames(4);
    await expect(body.scrollTop).toBeGreaterThan(0);
    server.notify('minhanh', {
      action: 'PAYMENT_PROCESSED',
      metadata: { recipientRole: 'author', reason: 'RECHARGE', params: { amount: 200_000 } },
    });
    server.notify('minhanh', {
      action: 'NEW_MESSAGE',
      metadata: { params: { otherName: 'Lý Thanh Trúc', text: 'Chào chị' } },
    });
    const pill = await within(panel).findByRole('button', { name: /thông báo mới|new notification/ });
    await expect(pill).toHaveTextContent(/^1 /);
    await expect(Math.abs(item.getBoundingClientRect().top - at)).toBeLessThan(2);
    await userEvent.click(pill);
    await waitFor(() => expect(panel.querySelectorAll('[data-keo-item]')[0]).toHaveFocus());
    await waitFor(() =>
      expect(within(panel).queryByRole('button', { name: /thông báo mới|new notification/ })).toBeNull(),
    );
  },
});

export const Loading = meta.story({
  parameters: { fake: { misbehaviours: [only(logs, NEVER_ANSWERS)] } },
  play: async () => {
    const panel = await openPanel();
    await expect(
      await within(panel).findByText(/Đang tải thông báo|Loading notifications/),
    ).toBeInTheDocument();
    await expect(panel.querySelectorAll('.keo-skeleton').length).toBeGreaterThan(8);
  },
});

export const Empty = meta.story({
  parameters: { fake: { signedInAs: 'ducthinh' } },
  play: async () => {
    const panel = await openPanel();
    const words = await within(panel).findByText(/Chưa có thông báo nào|No notifications yet/);
    await waitFor(() => expect(words).toBeVisible());
  },
});

export const Failed = meta.story({
  parameters: { fake: { misbehaviours: [only(logs, SERVER_ERROR)] } },
  play: async ({ id }) => {
    const { network } = getFake({ id });
    const panel = await openPanel();
    const alert = await within(panel).findByRole('alert');
    await expect(alert).toHaveTextContent('Máy chủ đang gặp sự cố');
    network.misbehave();
    await userEvent.click(within(alert).getByRole('button', { name: /Thử lại|Try again/ }));
    await waitFor(() => expect(panel.querySelectorAll('[data-keo-item]').length).toBeGreaterThan(5));
    await waitFor(() => expect(within(panel).queryByRole('alert')).toBeNull());
  },
});

export const NotLive = meta.story({
  parameters: { fake: { misbehaviours: [REFUSES_SOCKET] } },
  play: async ({ id }) => {
    const { keo } = getFake({ id });
    await waitFor(() =>
      expect(keo.root.getSnapshot().children.socket?.getSnapshot().matches('refused')).toBe(true),
    );
    const panel = await openPanel();
    await within(panel).findByRole('button', { name: /Kết nối lại|Reconnect/ });
    const why = keo.root.getSnapshot().children.socket?.getSnapshot().context.error;
    if (!why) throw new Error('A refused connection says why');
    const words = keo.i18n.translate(why.key, why.params);
    await expect(within(panel).getByRole('status')).toHaveTextContent(words);
    await expect(panel.querySelector('.keo-live')).toHaveTextContent(words);
    await waitFor(() => expect(panel.querySelectorAll('[data-keo-item]').length).toBeGreaterThan(5));
  },
});

export const Many = meta.story({
  parameters: {
    fake: {
      logs: Array.from({ length: 120 }, (_, index) => ({
        action: 'PROOF_UPLOADED',
        description: 'Phạm Gia Bảo đã tải lên Mốc 2',
        metadata: {},
        ago: index + 1,
        isRead: false,
      })),
    },
  },
  play: async ({ canvasElement }) => {
    await screen.findByRole('button', { name: /\b120 (chưa đọc|unread)/ });
    await expect(canvasElement.querySelector('.keo-count')).toHaveAttribute('data-count', '99+');
  },
});
