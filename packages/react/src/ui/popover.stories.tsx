import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { InfoIcon } from './icons/state-icons.tsx';
import { Button } from './button.tsx';
import { Popover } from './popover.tsx';

const meta = preview.meta({
  title: 'Primitives/Popover',
  subcomponents: { Popover },
  render: () => (
    <Popover
      label="Tiền đang giữ là gì"
      align="start"
      trigger={
        <Button variant="soft">
          <InfoIcon size={18} />
          Tiền đang giữ
        </Button>
      }
    >
      <p style={{ maxWidth: '18em', padding: '10px 12px' }}>
        4,500,000đ nằm yên ở đây cho đến khi bạn duyệt hoặc hết giờ. Không ai lấy ra trước được.
      </p>
    </Popover>
  ),
});

export const Open = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const panel = await screen.findByRole('dialog', { name: 'Tiền đang giữ là gì' });
    await waitFor(() => expect(panel).toBeVisible());
  },
});

export const ClosedByEscape = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});
