import type { ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { OFFLINE, type RoomSketch, SERVER_ERROR, onceSignedIn } from '@keo/core/testing';
import preview from '../../../../.storybook/preview.tsx';
import { fakeOf, keoStory } from '../client/story-keo.tsx';
import { ChatButton } from './chat-button.tsx';
import { ChatPanel } from './chat-panel.tsx';

const link = (_: unknown, label: ReactNode) => <a href="#there">{label}</a>;
const says: RoomSketch['says'] = [
  { by: 'author', text: 'Chào em, chị xem hồ sơ của em rồi. Em bắt đầu được từ tuần này không?', ago: 190 },
  { by: 'worker', text: 'Dạ em chào chị. Em bắt đầu được từ thứ Tư ạ.', ago: 188 },
  { by: 'worker', text: 'Chị cho em xin bảng màu chị thích nhé.', ago: 187 },
  { by: 'author', text: 'Chị thích tông gạch và kem.\nTránh giúp chị màu xanh lá.', ago: 60 },
];
const job = { title: 'Thiết kế bộ nhận diện cho tiệm mỹ phẩm thiên nhiên' };
const nothing = () => undefined;

type Given = { roomId: string | null };
const Panel = ({ roomId }: Given) => (
  <div style={{ height: 620, border: '1px solid var(--keo-line)' }}>
    <ChatPanel roomId={roomId} onOpen={nothing} onList={nothing} jobLink={link} />
  </div>
);

const meta = preview.meta({
  title: 'Widgets/Chat',
  component: Panel,
  args: { roomId: 'rm_1' },
  ...keoStory({ signedInAs: 'minhanh', logs: [] }),
  parameters: { layout: 'padded' },
});

/** The room of minhanh, as author unless told, with Bảo. */
const room =
  (sketch: RoomSketch, author: 'minhanh' | 'giabao' = 'minhanh') =>
  ({ id }: { id: string }) => {
    fakeOf({ id }).server.chat.open(author, author === 'minhanh' ? 'giabao' : 'minhanh', sketch);
  };

export const Talking = meta.story({
  beforeEach: room({ ...job, says, read: { worker: 3 }, contacts: 'SHOWN' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/tông gạch và kem/)).toBeVisible();
    await expect(canvas.getByRole('region')).toHaveAccessibleName(/Phạm Gia Bảo/);
  },
});

/** Written with the keyboard alone, shown at once, stored, and seen by the other. */
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
    await expect(fakeOf({ id }).server.chat.messages('rm_1').at(-1)?.text).toBe(
      'Mai chị gửi ảnh\nvà ghi chú.',
    );
    fakeOf({ id }).server.chat.read('giabao', 'rm_1', 5);
    await waitFor(() => expect(own()).toHaveAttribute('data-state', 'seen'));
  },
});

/** What answers another shows it; what was edited or taken back says so. */
export const Answers = meta.story({
  beforeEach: room({
    ...job,
    says: [
      ...says,
      { by: 'worker', text: 'Dạ em tránh xanh lá ạ.', answers: 4, ago: 50 },
      { by: 'author', text: 'Chị cần bản đầu vào thứ Sáu.', ago: 40, isEdited: true },
      { by: 'worker', text: 'Nhầm ạ', ago: 30, isDeleted: true },
      { by: 'author', text: 'Không sao em.', answers: 7, ago: 20 },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/đã sửa|edited/)).toBeVisible();
    await expect(canvas.getAllByText(/^(Tin nhắn đã thu hồi|Message unsent)$/)).toHaveLength(2);
  },
});

const actsOn = async (said: HTMLElement) => {
  const bubble = said.closest('li');
  if (!bubble) throw new Error('A message is in a list');
  await userEvent.click(within(bubble).getByRole('button', { name: /Thao tác|What to do/ }));
  return within(bubble);
};

/** A reply is chosen, written and dropped by the keyboard, and is there again after the room was left. */
export const Replying = meta.story({
  beforeEach: room({ ...job, says }),
  play: async ({ canvas, canvasElement, id }) => {
    const acts = await actsOn(await canvas.findByText(/xin bảng màu/));
    await userEvent.click(acts.getByRole('button', { name: /^(Trả lời|Reply)$/ }));
    const field = canvas.getByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByText(/Trả lời Phạm Gia Bảo|Reply to Phạm Gia Bảo/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText(/Reply to|Trả lời Phạm/)).toBeNull();
    await userEvent.click(
      (await actsOn(canvas.getByText(/xin bảng màu/))).getByRole('button', { name: /^(Trả lời|Reply)$/ }),
    );
    await userEvent.type(field, 'Chị gửi ngay đây{Enter}');
    await waitFor(() => expect(fakeOf({ id }).server.chat.messages('rm_1')).toHaveLength(5));
    await expect(fakeOf({ id }).server.chat.messages('rm_1').at(-1)?.replyTo?.seq).toBe(3);
    await expect(canvasElement.querySelector('.keo-composer .keo-quote')).toBeNull();
  },
});

/** An own message of the last quarter of an hour says something else, then nothing. */
export const Changing = meta.story({
  beforeEach: room({ ...job, says: [...says, { by: 'author', text: 'Chị gửi bảng mầu', ago: 2 }] }),
  play: async ({ canvas, id }) => {
    const stored = () => fakeOf({ id }).server.chat.messages('rm_1').at(-1);
    await expect(
      (await actsOn(await canvas.findByText(/tông gạch/))).queryByRole('button', { name: /^(Sửa|Edit)$/ }),
    ).toBeNull();
    await userEvent.click(
      (await actsOn(canvas.getByText('Chị gửi bảng mầu'))).getByRole('button', { name: /^(Sửa|Edit)$/ }),
    );
    const field = canvas.getByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('Chị gửi bảng mầu');
    await userEvent.clear(field);
    await userEvent.type(field, 'Chị gửi bảng màu{Enter}');
    await expect(await canvas.findByText('Chị gửi bảng màu')).toBeVisible();
    await expect(stored()).toMatchObject({ text: 'Chị gửi bảng màu', seq: 5 });
    const { network } = fakeOf({ id });
    network.misbehave(onceSignedIn(OFFLINE));
    await userEvent.click(
      (await actsOn(canvas.getByText('Chị gửi bảng màu'))).getByRole('button', { name: /^(Sửa|Edit)$/ }),
    );
    await userEvent.type(canvas.getByRole('textbox'), ' nhé{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Chị gửi bảng màu nhé');
    network.misbehave();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(
      (await actsOn(canvas.getByText('Chị gửi bảng màu'))).getByRole('button', {
        name: /^(Thu hồi|Unsend)$/,
      }),
    );
    await waitFor(() => expect(stored()).toMatchObject({ text: '', deletedAt: expect.any(String) }));
    await expect(await canvas.findByText(/^(Tin nhắn đã thu hồi|Message unsent)$/)).toBeVisible();
  },
});

/** What does not get through is kept, says so, and can be sent again. */
export const Failed = meta.story({
  beforeEach: room({ ...job, says }),
  play: async ({ canvas, id }) => {
    const field = await canvas.findByRole('textbox');
    const { network, server } = fakeOf({ id });
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
    fakeOf({ id }).network.misbehave(onceSignedIn(OFFLINE));
    fakeOf({ id }).network.dropSockets();
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

/** An applicant waits until the author has written. */
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

/** Older words come on request, and what is read stays where it is. */
export const Long = meta.story({
  beforeEach: room({
    ...job,
    says: Array.from({ length: 70 }, (_, n) => ({
      by: n % 3 ? ('author' as const) : ('worker' as const),
      text: `Tin thứ ${n + 1}`,
      ago: 200 - n,
    })),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Tin thứ 70');
    await userEvent.click(await canvas.findByRole('button', { name: /cũ hơn|older/ }));
    await canvas.findByText('Tin thứ 1');
  },
});

export const List = meta.story({
  args: { roomId: null },
  beforeEach: ({ id }) => {
    const { chat } = fakeOf({ id }).server;
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
