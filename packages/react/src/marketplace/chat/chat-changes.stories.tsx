import { expect, userEvent, waitFor } from 'storybook/test';
import { draftsDomain } from '@keo/core';
import { OFFLINE, onceSignedIn } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { openDialog } from '../../ui/story-dialog.ts';
import { Panel, actsOn, job, room, says } from './story-chat.tsx';

const meta = preview.meta({
  title: 'Marketplace/Chat/Messages',
  component: Panel,
  args: { roomId: 'rm_1' },
  ...keoStory({ signedInAs: 'minhanh', logs: [] }),
  parameters: { layout: 'padded' },
});

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
    await waitFor(() => expect(getFake({ id }).server.chat.messages('rm_1')).toHaveLength(5));
    await expect(getFake({ id }).server.chat.messages('rm_1').at(-1)?.replyTo?.seq).toBe(3);
    await expect(canvasElement.querySelector('.keo-composer .keo-quote')).toBeNull();
  },
});

export const Changing = meta.story({
  beforeEach: room({ ...job, says: [...says, { by: 'author', text: 'Chị gửi bảng mầu', ago: 2 }] }),
  play: async ({ canvas, id }) => {
    const stored = () => getFake({ id }).server.chat.messages('rm_1').at(-1);
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
    const { network } = getFake({ id });
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

/** What is written about a message stays when the message goes. */
export const Reporting = meta.story({
  beforeEach: room({ ...job, says: [...says, { by: 'worker', text: 'Chị nhắn số riêng cho em', ago: 2 }] }),
  play: async ({ canvas, canvasElement, id }) => {
    const { server } = getFake({ id });
    const acts = await actsOn(await canvas.findByText('Chị nhắn số riêng cho em'));
    await userEvent.click(acts.getByRole('button', { name: /^(Báo cáo|Report)/ }));
    const dialog = await openDialog(canvasElement);
    const note = await dialog.findByRole('textbox');
    await userEvent.type(note, 'Rủ ra ngoài');
    const messageId = server.chat.messages('rm_1').at(-1)?.id ?? '';
    server.chat.remove('giabao', { roomId: 'rm_1', messageId });
    await expect(await canvas.findByText(/^(Tin nhắn đã thu hồi|Message unsent)$/)).toBeInTheDocument();
    await expect(note).toBeVisible();
    await expect(note).toHaveValue('Rủ ra ngoài');
  },
});

const photo = { id: 'f_a', name: 'bang-mau.jpg', mime: 'image/jpeg', size: 240_000 };
const paper = { id: 'f_b', name: 'Hướng dẫn in.pdf', mime: 'application/pdf', size: 90_000 };

export const Files = meta.story({
  beforeEach: room({
    ...job,
    says: [
      ...says,
      { by: 'worker', text: 'Em gửi bảng màu ạ.', files: [photo, { ...photo, id: 'f_c', name: 'b.jpg' }] },
      { by: 'author', text: '', files: [paper] },
    ],
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Hướng dẫn in.pdf')).toBeVisible());
  },
});

const file = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

export const Attaching = meta.story({
  beforeEach: room({ ...job, says }),
  play: async ({ canvas, canvasElement, id }) => {
    await canvas.findByRole('textbox');
    const chooser = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!chooser) throw new Error('There is nowhere to choose a file');
    await userEvent.upload(chooser, [file('mau-a.pdf'), file('mau-b.pdf')]);
    const send = canvas.getByRole('button', { name: /^(Gửi|Send)$/ });
    await waitFor(() => expect(send).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: /^(Bỏ|Remove) mau-b.pdf$/ }));
    await userEvent.click(send);
    const stored = () => getFake({ id }).server.chat.messages('rm_1').at(-1);
    await waitFor(() => expect(stored()).toMatchObject({ text: '', seq: 5 }));
    await expect(stored()?.files.map(({ name }) => name)).toEqual(['mau-a.pdf']);
    await expect(await canvas.findByText('mau-a.pdf')).toBeVisible();
  },
});

export const Draft = meta.story({
  args: { roomId: null },
  beforeEach: room({ ...job, says }),
  play: async ({ canvas, id }) => {
    await canvas.findByText('Phạm Gia Bảo');
    getFake({ id })
      .keo.getActor(draftsDomain)
      ?.send({
        type: 'drafts.keep',
        name: 'chat.rm_1',
        text: JSON.stringify({ text: 'Chị gửi em', replyTo: null, files: [] }),
      });
    await expect(await canvas.findByText(/^(Bản nháp|Draft): Chị gửi em$/)).toBeVisible();
  },
});

export const Typing = meta.story({
  beforeEach: room({ ...job, says }),
  play: async ({ canvas, id }) => {
    const field = await canvas.findByRole('textbox');
    const { server } = getFake({ id });
    await waitFor(async () => {
      server.chat.typing('giabao', 'rm_1');
      await expect(canvas.getByText(/Phạm Gia Bảo (đang viết|is writing)/)).toBeVisible();
    });
    server.chat.say('giabao', 'rm_1', 'Đây ạ');
    await waitFor(() => expect(canvas.queryByText(/đang viết|is writing/)).toBeNull());
    await userEvent.type(field, 'Chị xem rồi');
    await expect(server.calls('typing')).toBe(1);
  },
});
