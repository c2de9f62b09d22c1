import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { NEVER_ANSWERS, OFFLINE, SERVER_ERROR, only } from '@keo/core/testing';
import preview from '../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../client/story-keo.tsx';
import { FileUploader } from './file-uploader.tsx';

const meta = preview.meta({
  title: 'Widgets/File uploader',
  component: FileUploader,
  parameters: { width: 560 },
  args: { scope: 'story', label: 'Ảnh sản phẩm đã giao' },
  ...keoStory({ signedInAs: 'minhanh' }),
});

const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);
const picture = (name = 'giao-hang.png', bytes = 0) =>
  new File([pixel, new Uint8Array(bytes)], name, { type: 'image/png', lastModified: 1 });
const chooser = (canvasElement: HTMLElement): HTMLInputElement => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  if (!input) throw new Error('There is nothing to choose files with');
  return input;
};
const getZone = (canvasElement: HTMLElement): Element => {
  const zone = canvasElement.querySelector('.keo-uploader__zone');
  if (!zone) throw new Error('There is nowhere to drop files');
  return zone;
};
const drop = (canvasElement: HTMLElement, ...files: File[]): void => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
  getZone(canvasElement).dispatchEvent(event);
};
const sent = /^(Đã tải lên|Sent)$/;
const remove = /^(Bỏ|Remove) giao-hang.png$/;

export const Empty = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Ảnh sản phẩm đã giao' })).toBeVisible();
    await expect(canvasElement.querySelector('input[capture=environment]')).not.toBeNull();
    await expect(chooser(canvasElement).accept).toContain('image/heic');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^(Chọn tệp|Choose files)$/ })).toHaveFocus();
  },
});

export const Sent = meta.story({
  tags: ['untranslated'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(chooser(canvasElement), [picture(), picture('hoa-don.png')]);
    await waitFor(() => expect(canvas.getAllByText(sent)).toHaveLength(2));
    await expect(canvas.getByText(/^(Đã tải lên giao-hang.png|giao-hang.png is sent)\.$/)).toHaveAttribute(
      'role',
      'status',
    );
  },
});

export const Sending = meta.story({
  beforeEach: ({ id }) => getFake({ id }).network.misbehave(only('upload-part', NEVER_ANSWERS)),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(chooser(canvasElement), picture('giao-hang.png', 3_000_000));
    const bar = await canvas.findByRole('progressbar');
    await expect(bar).toHaveAccessibleName(/giao-hang\.png$/);
    await expect(canvas.getByText(/^(Đang gửi, 0% trên 2.9 MB|Sending, 0% of 2.9 MB)$/)).toBeVisible();
  },
});

export const NoNetwork = meta.story({
  beforeEach: ({ id }) => {
    getFake({ id }).network.misbehave(only('/upload/', OFFLINE));
    getFake({ id }).page.goOffline();
  },
  play: async ({ canvas, canvasElement, id }) => {
    await userEvent.upload(chooser(canvasElement), picture());
    await expect(
      await canvas.findByText(/^(Chưa kết nối được, đã gửi 0%|Not connected, 0% sent)/),
    ).toBeVisible();
    getFake({ id }).network.misbehave();
    getFake({ id }).page.goOnline();
    await expect(await canvas.findByText(sent)).toBeVisible();
  },
});

export const Checking = meta.story({
  beforeEach: ({ id }) => getFake({ id }).network.misbehave(only('complete-upload', NEVER_ANSWERS)),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(chooser(canvasElement), picture());
    await expect(await canvas.findByText(/^(Đang kiểm tra tệp…|Checking the file…)$/)).toBeVisible();
  },
});

export const Refused = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const file = new File(['MZ'], 'cai-dat.bin', { type: 'application/octet-stream' });
    const zone = getZone(canvasElement);
    await fireEvent.dragEnter(zone);
    await waitFor(() => expect(zone).toHaveAttribute('data-over', 'true'));
    drop(canvasElement, file);
    await expect(await canvas.findByText('Loại tệp này không gửi được.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(Thử lại|Try again): cai-dat.bin$/ })).toBeVisible();
  },
});

export const NotEvenSent = meta.story({
  args: { max: 3 },
  play: async ({ canvas, canvasElement }) => {
    const files = [
      new File([], 'rong.pdf', { type: 'application/pdf' }),
      new File(['<svg/>'], 'hinh.svg', { type: 'image/svg+xml' }),
      picture('lon.png', 21 * 1024 * 1024),
      ...['a', 'b', 'c', 'd'].map((name) => picture(`${name}.png`)),
    ];
    drop(canvasElement, ...files);
    await waitFor(() => expect(canvas.getAllByText(sent)).toHaveLength(3));
    for (const words of [
      /^(Tệp này không có nội dung|This file is empty)\.$/,
      /^(Loại tệp này không gửi được|Files of this kind cannot be sent)\.$/,
      /^(Tệp này quá lớn|This file is too large)\.$/,
      /^(Chỉ gửi được tối đa 3 tệp|3 files at most can be sent)\.$/,
    ])
      await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Thử lại|Try again)/ })).toBeNull();
  },
});

export const TakenBack = meta.story({
  play: async ({ canvas, canvasElement, id }) => {
    await userEvent.upload(chooser(canvasElement), picture());
    await canvas.findByText(sent);
    canvas.getByRole('button', { name: remove }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('giao-hang.png')).toBeNull();
    await expect(canvas.getByRole('button', { name: /^(Chọn tệp|Choose files)$/ })).toHaveFocus();
    await waitFor(() => expect(getFake({ id }).server.calls('/upload/remove-file')).toBe(1));
    await userEvent.upload(chooser(canvasElement), picture());
    await expect(await canvas.findByText(sent)).toBeVisible();
  },
});

export const TriedAgain = meta.story({
  beforeEach: ({ id }) => getFake({ id }).network.misbehave(only('create-upload', SERVER_ERROR)),
  play: async ({ canvas, canvasElement, id }) => {
    await userEvent.upload(chooser(canvasElement), picture());
    await expect(
      await canvas.findByText(/^(Chưa kết nối được, đã gửi 0%|Not connected, 0% sent)/),
    ).toBeVisible();
    getFake({ id }).network.misbehave();
    await expect(await canvas.findByText(sent)).toBeVisible();
  },
});
