import { expect, userEvent, waitFor, within } from 'storybook/test';
import { profileEndpoints } from '@keo/core/contract';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { openDialog } from '../../ui/story-dialog.ts';
import { ProfileEditor } from './profile-editor.tsx';

const meta = preview.meta({
  title: 'Marketplace/Profile editor',
  component: ProfileEditor,
  args: { pageLink: (_id, label) => <a href="#there">{label}</a> },
  parameters: { width: 1080 },
  ...keoStory({ signedInAs: 'giabao' }),
});

const save = /^(Lưu hồ sơ|Save profile)$/;
const headline = /^(Một câu về bạn|You in one sentence)/;

export const Written = meta.story({
  play: async ({ canvas, id }) => {
    const field = await canvas.findByLabelText(headline);
    await expect(canvas.queryByRole('button', { name: save })).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'Dựng video ngắn');
    const page = within(canvas.getByRole('complementary', { name: /^(Người khác thấy|What others see)$/ }));
    await expect(page.getByText('Dựng video ngắn')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'dung video{Enter}');
    await expect(page.getByText(/^(Dựng video|Video editing)$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: save })).toBeNull());
    const { server } = getFake({ id });
    await expect(server.profile('giabao').headline).toBe('Dựng video ngắn');
    await expect(server.profile('giabao').skills).toEqual(['dung-video']);
  },
});

export const Refused = meta.story({
  play: async ({ canvas, id }) => {
    const name = await canvas.findByLabelText(/^(Tên hiển thị|Display name)$/);
    await userEvent.clear(name);
    await userEvent.type(name, 'X');
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(getFake({ id }).server.calls(profileEndpoints.updateInfo.path)).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: /^(Bỏ thay đổi|Discard)$/ }));
    await expect(name).toHaveValue('Phạm Gia Bảo');
  },
});

async function picture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 300;
  canvas.height = 200;
  canvas.getContext('2d')?.fillRect(0, 0, 150, 200);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('This browser draws no picture');
  return new File([blob], 'toi.png', { type: 'image/png' });
}

export const Photo = meta.story({
  play: async ({ canvas, canvasElement, id }) => {
    await userEvent.upload(
      await canvas.findByLabelText(/^(Chọn ảnh|Choose a photo)$/, { selector: 'input' }),
      await picture(),
    );
    const dialog = await openDialog(canvasElement);
    const area = dialog.getByRole('group');
    const image = await waitFor(() => {
      const found = area.querySelector('img');
      if (!found || found.style.left === '') throw new Error('The picture is not there yet');
      return found;
    });
    const before = image.style.left;
    area.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(image.style.left).not.toBe(before));
    const width = image.style.width;
    await userEvent.keyboard('+');
    await waitFor(() => expect(parseFloat(image.style.width)).toBeGreaterThan(parseFloat(width)));
    await userEvent.click(dialog.getByRole('button', { name: /^(Dùng ảnh này|Use this photo)$/ }));
    const photo = () => getFake({ id }).server.profile('giabao').avatarUrl;
    await waitFor(() => expect(photo()).not.toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: /^(Bỏ ảnh|Remove the photo)$/ }));
    await waitFor(() => expect(photo()).toBeNull());
  },
});
