import { expect, fireEvent, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { PasswordField } from './password-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';

const meta = preview.meta({
  title: 'Primitives/Password field',
  component: PasswordField,
  args: {
    label: 'Mật khẩu',
    autoComplete: 'current-password',
    labels: { show: 'Hiện mật khẩu', hide: 'Ẩn mật khẩu', capsLock: 'Caps Lock đang bật.' },
  },
  parameters: { width: 400 },
});

export const ShowAndHide = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Mật khẩu');
    await userEvent.type(input, 'keo-demo-2026');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Hiện mật khẩu' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Ẩn mật khẩu' }));
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('keo-demo-2026');
  },
});

export const CapsLock = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Mật khẩu');
    input.focus();
    await fireEvent.keyUp(input, { key: 'A', modifierCapsLock: true });
    await expect(canvas.getByText('Caps Lock đang bật.')).toBeVisible();
    await fireEvent.keyUp(input, { key: 'a', modifierCapsLock: false });
    await expect(canvas.queryByText('Caps Lock đang bật.')).toBeNull();
  },
});

export const Strength = meta.story({
  args: { autoComplete: 'new-password' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <PasswordField
        {...args}
        label="Mật khẩu ngắn"
        defaultValue="matkhau"
        below={<StrengthMeter score={1} label="Độ mạnh" text="Dễ đoán, hãy thêm vài từ nữa" />}
      />
      <PasswordField
        {...args}
        label="Mật khẩu dài"
        defaultValue="bốn con mèo nằm nắng"
        below={<StrengthMeter score={4} label="Độ mạnh" text="Rất mạnh" />}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const [weak, strong] = canvas.getAllByRole('meter', { name: 'Độ mạnh' });
    await expect(weak).toHaveAttribute('value', '1');
    await expect(strong).toHaveAttribute('value', '4');
  },
});

export const Invalid = meta.story({ args: { error: 'Tên đăng nhập hoặc mật khẩu không đúng.' } });
