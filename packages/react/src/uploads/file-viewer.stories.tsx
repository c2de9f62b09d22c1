import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { keoStory } from '../client/story-keo.tsx';
import { Button } from '../ui/button.tsx';
import { FileViewer, type ShownFile } from './file-viewer.tsx';

const drawn = (width: number, height: number, colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/><circle cx="20%" cy="20%" r="12%" fill="#fff"/></svg>`,
  )}`;
const files: readonly ShownFile[] = [
  { id: 'f1', name: 'trang-4.png', mime: 'image/png', url: drawn(1600, 900, '#2f6f5e') },
  { id: 'f2', name: 'trang-5.png', mime: 'image/png', url: drawn(900, 1600, '#a8442c') },
  { id: 'f3', name: 'bien-ban.pdf', mime: 'application/pdf', url: '#bien-ban' },
];

function Opened({ first }: { first: number | null }) {
  const [at, setAt] = useState<number | null>(first);
  return (
    <>
      <Button onClick={() => setAt(0)}>Xem ảnh</Button>
      <FileViewer files={files} at={at} onAt={setAt} />
    </>
  );
}

const meta = preview.meta({
  title: 'Primitives/File viewer',
  component: FileViewer,
  ...keoStory({}),
});

const viewer = () => within(document.body).findByRole('dialog');
const button = (name: RegExp) => within(document.body).getByRole('button', { name });

export const ByKeys = meta.story({
  render: () => <Opened first={0} />,
  play: async () => {
    const room = within(await viewer());
    await expect(room.getByRole('status')).toHaveTextContent('1/3 · trang-4.png');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(room.getByRole('status')).toHaveTextContent('1/3');
    await userEvent.keyboard('r+');
    const picture = room.getByRole('img');
    await expect(picture).toHaveStyle({ rotate: '90deg' });
    await expect(button(/^(Thu nhỏ|Zoom out)$/)).not.toHaveAttribute('aria-disabled');
    const next = button(/^(Tệp sau|Next file)$/);
    await userEvent.click(next);
    await expect(next).toHaveFocus();
    await expect(room.getByRole('img')).toHaveAccessibleName(/^(Ảnh|Picture) trang-5.png$/);
    await expect(room.getByRole('img')).toHaveStyle({ rotate: '0deg' });
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(room.getByRole('status')).toHaveTextContent('3/3 · bien-ban.pdf');
    await expect(room.queryByRole('img')).not.toBeInTheDocument();
    await expect(room.getByRole('link', { name: /^(Mở tệp gốc|Open the original)$/ })).toBeVisible();
  },
});

export const Enlarged = meta.story({
  render: () => <Opened first={1} />,
  play: async () => {
    const room = within(await viewer());
    await userEvent.click(button(/^(Phóng to|Zoom in)$/));
    await userEvent.click(button(/^(Phóng to|Zoom in)$/));
    const stage = room.getByRole('img').closest('.keo-viewer__stage');
    await expect((stage?.scrollHeight ?? 0) / (stage?.clientHeight ?? 1)).toBeCloseTo(2, 1);
    stage?.scrollTo(1e6, 1e6);
    await expect(room.getByRole('img').getBoundingClientRect().bottom).toBeLessThanOrEqual(
      (stage?.getBoundingClientRect().bottom ?? 0) + 1,
    );
  },
});

export const Closed = meta.story({
  render: () => <Opened first={null} />,
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Xem ảnh' });
    await userEvent.click(open);
    await expect(await viewer()).toBeVisible();
    await userEvent.click(button(/^(Đóng|Close)$/));
    await expect(open).toHaveFocus();
  },
});
