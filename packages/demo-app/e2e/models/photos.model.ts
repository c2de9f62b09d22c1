import { type Locator, expect } from '@playwright/test';
import sharp from 'sharp';
import type { Hands } from './hands.model.ts';

/** A small picture unlike any other: the server recognises repeated files. */
export const photo = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({
    create: {
      width: 60,
      height: 40,
      channels: 3,
      background: { r: name.length, g: name.charCodeAt(0) % 256, b: name.charCodeAt(name.length - 5) % 256 },
    },
  })
    .png()
    .toBuffer(),
});

/** Chooses pictures and waits until they are uploaded. */
export async function choosePhotos(
  button: Locator,
  names: readonly string[],
  press: Hands['press'] = (target) => target.click(),
): Promise<void> {
  const page = button.page();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(button)]);
  await chooser.setFiles(await Promise.all(names.map(photo)));
  for (const name of names)
    await expect(page.locator('.keo-uploader__row[data-state=done]').filter({ hasText: name })).toBeVisible();
}
