import { expect, userEvent, waitFor } from 'storybook/test';
import { dataExportEndpoints } from '@keo/core/contract';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { DataCopy } from './data-copy.tsx';

const meta = preview.meta({
  title: 'Marketplace/Data copy',
  component: DataCopy,
  parameters: { width: 640 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

const ask = /^(Yêu cầu bản sao|Ask for a copy)$/;
const ready = {
  state: 'READY',
  percent: 100,
  size: 3_400_000,
  createdAt: '2026-11-20T02:00:00.000Z',
  expiresAt: '2026-11-27T02:03:00.000Z',
  url: '/au/api/user/data-export-file/x_copy?key=k',
} as const;

/** Polls the progress of a requested copy. */
export const Requested = meta.story({
  play: async ({ canvas, id }) => {
    const { server } = getFake({ id });
    await userEvent.click(await canvas.findByRole('button', { name: ask }));
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('value', '0');
    server.copyData('minhanh', { percent: 40 });
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '40'));
    await expect(canvas.getByText(/^(Đã xong 40%|40% done)$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: ask })).toBeNull();
  },
});

export const Ready = meta.story({
  beforeEach: ({ id }) => getFake({ id }).server.copyData('minhanh', ready),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', {
      name: /^(Tải tệp ZIP|Download the ZIP file) \(3\.2 MB\)$/,
    });
    await expect(link).toHaveAttribute('href', ready.url);
    await expect(canvas.getByRole('status')).toHaveTextContent('09:03, 27/11/2026');
    await userEvent.click(canvas.getByRole('button', { name: /^(Làm bản mới|Make a new copy)$/ }));
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
  },
});

/** A failed copy can be requested again. */
export const Failed = meta.story({
  beforeEach: ({ id }) => getFake({ id }).server.copyData('minhanh', { state: 'FAILED' }),
  play: async ({ canvas, id }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Thử lại|Try again)$/ }));
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await expect(getFake({ id }).server.calls(dataExportEndpoints.createDataExport.path)).toBe(1);
  },
});
