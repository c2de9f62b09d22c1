import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = preview.meta({
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: 'Ghi nhớ trên thiết bị này', onChange: fn() },
  parameters: { width: 400 },
});

export const Plain = meta.story({
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Ghi nhớ trên thiết bị này' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Ghi nhớ trên thiết bị này'));
    await expect(box).not.toBeChecked();
    await expect(box.closest('label')?.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});

export const Checked = meta.story({ args: { defaultChecked: true } });

export const WithLinks = meta.story({
  args: {
    defaultChecked: true,
    label: (
      <>
        Tôi đồng ý với <a href="#terms">điều khoản</a> và <a href="#privacy">chính sách riêng tư</a>
      </>
    ),
  },
});

export const Invalid = meta.story({
  args: { label: 'Tôi đồng ý với điều khoản', error: 'Hãy đồng ý với điều khoản để tạo tài khoản.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/đồng ý với điều khoản/);
  },
});

export const Disabled = meta.story({ args: { disabled: true } });
