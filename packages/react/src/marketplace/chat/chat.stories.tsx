import { expect, userEvent, waitFor, within } from 'storybook/test';
import { OFFLINE, SERVER_ERROR, onceSignedIn } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { ChatButton } from './chat-button.tsx';
import { Panel, job, room, says } from './story-chat.tsx';

const meta = preview.meta({
  title: 'Marketplace/Chat',
  component: Panel,
  args: { roomId: 'rm_1' },
  ...keoStory({ signedInAs: 'minhanh', logs: [] }),
  parameters: { layout: 'padded' },
});

export const Talking = meta.story({
  beforeEach: room({ ...job, says, read: { worker: 3 }, contacts: 'SHOWN' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/tông gạch và kem/)).toBeVisible();
    await expect(canvas.getByRole('region')).toHaveAccessibleName(/Phạm Gia Bảo/);
  },
});

/** Optimistic update, then stored, then read by the other. */
export const Saying = meta.story({
  beforeEach: room({ ...job, says }),
  play: async ({ canvas, canvasElement, id }) => {
    const field = await canvas.findByRole('textbox');
    await userEvent.type(field, 'Mai chị gửi ảnh{Shift>}{Enter}{/Shift}và ghi chú.{Enter}');
    await expect(field).toHaveValue('');
    const own = () =>
      within(canvasElement)
        .getByText(/Mai chị gửi ảnh/)
        .closest('li');
    await waitFor(() => expect(own()).toHaveAttribute('data-state', 'sent'));
    await expect(getFake({ id }).server.chat.messages('rm_1').at(-1)?.text).toBe(
      'Mai chị gửi ảnh\nvà ghi chú.',
    );
    getFake({ id }).server.chat.read('giabao', 'rm_1', 5);
    await waitFor(() => expect(own()).toHaveAttribute('data-state', 'seen'));
  },
});

export const Failed = meta.story({
  beforeEach: room({ ...job, says }),
  play: async ({ canvas, id }) => {
    const field = await canvas.findByRole('textbox');
    const { network, server } = getFake({ id });
    network.misbehave(onceSignedIn(OFFLINE));
    network.dropSockets();
    await userEvent.type(field, 'Chị ơi{Enter}');
    await canvas.findByRole('button', { name: /Gửi lại|Send again/ });
    network.misbehave();
    await userEvent.click(canvas.getByRole('button', { name: /Gửi lại|Send again/ }));
    await waitFor(() => expect(server.chat.messages('rm_1')).toHaveLength(5));
  },
});

export const Offline = meta.story({
  beforeEach: room({ ...job, says }),
  play: async ({ canvas, id }) => {
    await canvas.findByRole('textbox');
    getFake({ id }).network.misbehave(onceSignedIn(OFFLINE));
    getFake({ id }).network.dropSockets();
    await userEvent.type(canvas.getByRole('textbox'), 'Em ở ngoài vùng phủ sóng{Enter}');
    await canvas.findByRole('button', { name: /Gửi lại|Send again/ });
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
});

export const Masked = meta.story({
  beforeEach: room({
    ...job,
    says: [
      ...says,
      { by: 'worker', text: 'Gọi em ••••• cho nhanh nhé', isMasked: true },
      { by: 'worker', text: 'Chị đặt cọc trước cho em qua Zalo nhé', isSuspicious: true },
    ],
  }),
});

/** An applicant cannot write before the author. */
export const Readonly = meta.story({
  beforeEach: room({ ...job, state: 'READONLY' }, 'giabao'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/cần nhắn trước|has to write first/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const Archived = meta.story({ beforeEach: room({ ...job, says, state: 'ARCHIVED' }) });
export const NothingSaid = meta.story({ beforeEach: room(job) });
export const Missing = meta.story({ tags: ['!dev'], args: { roomId: 'rm_none' } });

export const Loading = meta.story({
  beforeEach: room({ ...job, says }),
  parameters: { fake: { latency: 60_000_000 } },
});

export const List = meta.story({
  args: { roomId: null },
  beforeEach: ({ id }) => {
    const { chat } = getFake({ id }).server;
    chat.open('minhanh', 'giabao', { ...job, says, read: { author: 2 } });
    chat.open('minhanh', 'thuha', { title: 'Nhập 50 hoá đơn giấy vào Google Sheets' });
    chat.open('quochuy', 'minhanh', {
      title: 'Dịch tài liệu kỹ thuật sang tiếng Việt, cần người có kinh nghiệm về điện',
      says: [
        { by: 'worker', text: 'Anh cho em xin thêm hai ngày nhé, phần phụ lục dài hơn em tính.', ago: 5 },
      ],
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Võ Thị Thu Hà')).toBeVisible();
    const count = canvas.getByRole('img', { name: /1 tin chưa đọc|1 unread/ });
    await waitFor(() => expect(count).toBeVisible());
  },
});
export const NoRooms = meta.story({ tags: ['!dev'], args: { roomId: null } });
export const RoomsFailed = meta.story({
  tags: ['!dev'],
  args: { roomId: null },
  parameters: { fake: { misbehaviours: [onceSignedIn(SERVER_ERROR)] } },
});

export const Button = meta.story({
  beforeEach: room({ ...job, says, read: { author: 0 } }),
  render: () => <ChatButton />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /1 (cuộc|unread)/ })).toBeVisible();
  },
});
