import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { notificationsDomain } from '@keo/core';
import { SERVER_ERROR } from '@keo/core/testing';
import preview from '../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../client/story-keo.tsx';
import { NotificationList } from './notification-list.tsx';

const meta = preview.meta({
  title: 'Widgets/Notification list',
  component: NotificationList,
  parameters: { width: 840 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

const items = (element: HTMLElement) => element.querySelectorAll('[data-keo-item]');
const older = { name: /cũ hơn|older/ };

async function showPage(element: HTMLElement) {
  await waitFor(() => expect(items(element)).toHaveLength(10));
  await userEvent.click(await within(element).findByRole('button', older));
  await waitFor(() => expect(items(element)).toHaveLength(20));
}

export const Page = meta.story({
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(items(canvasElement)).toHaveLength(10));
    const [newest] = canvasElement.querySelectorAll('time');
    if (!newest) throw new Error('No row says when it came');
    await userEvent.hover(newest);
    await expect(newest).toHaveAttribute('title', expect.stringMatching(/\d{1,2}:\d{2}/));
    await userEvent.unhover(newest);
  },
});

/** Four submissions for one job are one row. */
export const Alike = meta.story({
  play: async ({ canvas, canvasElement, id }) => {
    const { server } = getFake({ id });
    await waitFor(() => expect(items(canvasElement)).toHaveLength(10));
    const before = server.unread('minhanh');
    for (const otherName of ['Lý Thanh Trúc', 'Đỗ Quang Vinh', 'Hồ Bảo Châu', 'Trịnh Thu Trang'])
      server.notify('minhanh', {
        action: 'PROOF_EVIDENCE_SUBMITTED',
        description: `${otherName} đã nộp`,
        metadata: {
          jobId: 'j02',
          dealId: `d_${otherName}`,
          recipientRole: 'author',
          dueAt: '2026-11-26T10:02:00Z',
          params: { jobTitle: 'Dán nhãn 200 ảnh sản phẩm', otherName },
        },
      });
    const row = await canvas.findByRole('link', { name: /(chờ bạn duyệt|for review) \(4\)/ });
    await expect(row).toHaveAttribute('href', expect.stringContaining('/dashboard/my-tasks?as=author'));
    await expect(
      canvas.getByText(/Trịnh Thu Trang, Hồ Bảo Châu (và 2 người khác|and 2 others)/),
    ).toBeVisible();
    await expect(canvas.getByText(/17:02, 26\/11/)).toBeVisible();
    await expect(server.unread('minhanh')).toBe(before + 4);
    await userEvent.click(canvas.getByRole('button', { name: /(đã đọc|as read): .*\(4\)/ }));
    await waitFor(() => expect(server.unread('minhanh')).toBe(before));
    await expect(row.closest('li')).not.toHaveAttribute('data-unread');
  },
});

export const Older = meta.story({
  play: async ({ canvas, canvasElement, id }) => {
    const total = getFake({ id }).server.logs('minhanh').length;
    await showPage(canvasElement);
    await userEvent.click(await canvas.findByRole('button', older));
    await waitFor(() => expect(items(canvasElement)).toHaveLength(total));
  },
});

/** The list is full before all were seen: it says so, and leads on by the date. */
export const Full = meta.story({
  beforeEach: ({ id }) => {
    for (let no = 1; no <= 110; no += 1)
      getFake({ id }).server.notify('minhanh', {
        action: 'JOB_EXPIRED',
        description: `Tin số ${no} đã hết hạn`,
        metadata: { jobId: `j_${no}`, params: { jobTitle: `Tin số ${no}` } },
      });
  },
  play: async ({ canvas, canvasElement }) => {
    for (;;) {
      const more = await canvas.findByRole('button', { name: /(cũ hơn|older|đến hết ngày|up to)/ });
      if (/(đến hết ngày|up to)/.test(more.textContent ?? '')) break;
      const before = items(canvasElement).length;
      await userEvent.click(more);
      await waitFor(() => expect(items(canvasElement).length).toBeGreaterThan(before));
    }
    await expect(canvas.getByText(/(còn những thông báo cũ hơn|There are older ones)/)).toBeVisible();
    await expect(canvas.queryByText(/(Bạn đã xem hết|You have seen everything)/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /(đến hết ngày|up to)/ }));
    await expect(await canvas.findByRole('group', { name: /(Lọc thông báo|Filter)/ })).toBeVisible();
  },
});

export const OlderFailed = meta.story({
  play: async ({ canvas, canvasElement, id }) => {
    const { network } = getFake({ id });
    await showPage(canvasElement);
    network.misbehave(SERVER_ERROR);
    await userEvent.click(await canvas.findByRole('button', older));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /Chưa tải thêm được|Failed to load more/,
    );
    await expect(items(canvasElement)).toHaveLength(20);
    network.misbehave();
    await userEvent.click(canvas.getByRole('button', { name: /Thử lại|Try again/ }));
    await waitFor(() => expect(items(canvasElement).length).toBeGreaterThan(20));
  },
});

export const Filtered = meta.story({
  play: async ({ canvas, canvasElement, id }) => {
    const { keo } = getFake({ id });
    await waitFor(() => expect(items(canvasElement)).toHaveLength(10));
    await userEvent.click(canvas.getByRole('button', { name: /^(Lọc thông báo|Filter notifications)$/ }));
    await userEvent.click(canvas.getByRole('combobox', { name: /^(Loại|Kind)/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^(Tiền|Money)$/ }));
    await waitFor(() => expect(items(canvasElement)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(keo.getActor(notificationsDomain)?.getSnapshot().context.filter.type).toBe(
      'PAYMENT_PROCESSED',
    );
  },
});

export const NothingForTheFilter = meta.story({
  play: async ({ canvas, canvasElement, id }) => {
    const { keo } = getFake({ id });
    await waitFor(() => expect(items(canvasElement)).toHaveLength(10));
    keo
      .getActor(notificationsDomain)
      ?.send({ type: 'notifications.filter', filter: { dateTo: '2020-01-01' } });
    await expect(await canvas.findByText(/Không có thông báo nào khớp|Nothing matches/)).toBeVisible();
    const [clear] = canvas.getAllByRole('button', { name: /Bỏ lọc|Clear filters/ });
    await userEvent.click(clear ?? canvasElement);
    await waitFor(() => expect(items(canvasElement)).toHaveLength(10));
  },
});
