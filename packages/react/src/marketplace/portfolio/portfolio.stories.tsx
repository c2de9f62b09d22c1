import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { openDialog } from '../../ui/story-dialog.ts';
import { PortfolioEditor } from './portfolio-editor.tsx';
import { Portfolio } from './portfolio.tsx';

const meta = preview.meta({
  title: 'Marketplace/Portfolio',
  component: Portfolio,
  args: { userId: 'u04' },
  parameters: { width: 840 },
  ...keoStory({ signedInAs: 'giabao' }),
});

export const Shown = meta.story({
  beforeEach: ({ id }) => {
    const { showWork } = getFake({ id }).server;
    showWork('minhanh', 'giabao', { state: 'PUBLIC' });
    showWork('minhanh', 'giabao', { state: 'ASKED', title: 'Bao bì' });
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Xem ảnh của|Look at the pictures of) Bộ logo$/ }),
    );
    await openDialog(canvasElement);
    await expect(canvas.queryByText('Bao bì')).toBeNull();
  },
});

export const Asking = meta.story({
  beforeEach: ({ id }) => {
    const { showWork } = getFake({ id }).server;
    showWork('minhanh', 'giabao', {});
    showWork('minhanh', 'giabao', { title: 'Bao bì', state: 'DECLINED' });
    showWork('quochuy', 'giabao', { title: 'Nhãn chai', canAsk: false });
  },
  render: () => <PortfolioEditor />,
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Xin đưa lên|Ask to show it): Bộ logo$/ }),
    );
    await expect(await canvas.findByText(/^(Chờ người đăng trả lời|Waits for the author)$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Bao bì|Nhãn chai/ })).toBeNull();
  },
});

export const Answering = meta.story({
  beforeEach: ({ id }) => getFake({ id }).server.showWork('giabao', 'thuha', { state: 'ASKED' }),
  render: () => <PortfolioEditor />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Đồng ý|Agree): Bộ logo$/ }));
    const stop = await canvas.findByRole('button', {
      name: /^(Không cho hiện nữa|Show it no more): Bộ logo$/,
    });
    await userEvent.click(stop);
    await waitFor(() => expect(canvas.queryByText('Bộ logo')).toBeNull());
  },
});
