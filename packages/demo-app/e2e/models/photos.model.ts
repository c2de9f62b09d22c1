import { type Locator, expect } from '@playwright/test';
import sharp from 'sharp';

/** A small picture that no other one is equal to: the server knows a file that comes twice. */
const photo = async (name: string, index: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width: 60, height: 40, channels: 3, background: { r: 40 * index, g: 90, b: 160 } },
  })
    .png()
    .toBuffer(),
});

/** Chooses pictures as a person does, and waits until they are sent. */
export async function choosePhotos(form: Locator, names: readonly string[]): Promise<void> {
  await form.locator('input[type=file][multiple]').setInputFiles(await Promise.all(names.map(photo)));
  for (const name of names) await expect(form.getByText(name)).toBeVisible();
  await expect(form.getByText(/^(Đã gửi xong|Đã tải lên)$/)).toHaveCount(names.length);
}
