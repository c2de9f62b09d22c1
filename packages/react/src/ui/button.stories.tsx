import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { CloseIcon, PlusIcon } from './icons/control-icons.tsx';
import { CheckIcon } from './icons/state-icons.tsx';
import { ButtonLink } from './button-link.tsx';
import { Button, type ButtonProps } from './button.tsx';

const sent = fn();

const meta = preview.meta({
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Duyệt và trả 2,500,000đ', onClick: fn() },
  // Storybook does not extract cva variants.
  argTypes: {
    variant: {
      control: 'select',
      options: ['primary', 'soft', 'ghost', 'plain', 'danger', 'link'] satisfies ButtonProps['variant'][],
      description:
        '`primary` is the one red action in sight; `plain` has no edge; `danger` undoes or removes.',
      table: { defaultValue: { summary: "'primary'" } },
    },
    size: {
      control: 'inline-radio',
      options: ['small', 'medium', 'large'] satisfies ButtonProps['size'][],
      description: 'Drawn 36, 44 or 52 px high; the target is 44 px or more in each.',
      table: { defaultValue: { summary: "'medium'" } },
    },
    fullWidth: {
      control: 'boolean',
      description: 'As wide as its container.',
      table: { defaultValue: { summary: 'false' } },
    },
    iconOnly: {
      control: 'boolean',
      description: 'Square, for one icon. Give it an `aria-label`.',
      table: { defaultValue: { summary: 'false' } },
    },
    disabled: { control: 'boolean', description: 'Cannot be pressed, nor come to by the keyboard.' },
    type: {
      control: 'inline-radio',
      options: ['button', 'submit', 'reset'] satisfies ButtonProps['type'][],
    },
  },
});

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

export const Primary = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Duyệt và trả 2,500,000đ' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Variants = meta.story({
  render: () => (
    <div style={row}>
      <Button>Nhận việc</Button>
      <Button variant="soft">Giữ 2,625,000đ</Button>
      <Button variant="ghost">Yêu cầu sửa</Button>
      <Button variant="plain">Để sau</Button>
      <Button variant="danger">Huỷ thoả thuận</Button>
      <Button variant="link">Quên mật khẩu?</Button>
    </div>
  ),
});

export const Sizes = meta.story({
  render: () => (
    <div style={row}>
      <Button size="small">Xem</Button>
      <Button>Xem bằng chứng</Button>
      <Button size="large">Đăng việc đầu tiên</Button>
      <Button iconOnly variant="ghost" aria-label="Đóng">
        <CloseIcon />
      </Button>
      <Button iconOnly size="small" variant="soft" aria-label="Thêm mốc">
        <PlusIcon size={18} />
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      const hit = getComputedStyle(button, '::after');
      await expect(Math.max(height, Number.parseFloat(hit.height) || 0)).toBeGreaterThanOrEqual(44);
      await expect(Math.max(width, Number.parseFloat(hit.width) || 0)).toBeGreaterThanOrEqual(44);
    }
  },
});

export const WithIcon = meta.story({
  render: () => (
    <div style={row}>
      <Button>
        <CheckIcon size={18} />
        Duyệt mốc 2
      </Button>
      <ButtonLink variant="soft" href="#dang-viec">
        <PlusIcon size={18} />
        Đăng việc
      </ButtonLink>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Đăng việc' })).toHaveAttribute('href', '#dang-viec');
  },
});

export const Loading = meta.story({
  args: { loading: true, children: 'Đang đăng nhập…', type: 'submit' },
  render: (args) => (
    <form aria-label="Đăng nhập" onSubmit={sent}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(sent).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveStyle({ opacity: '0.6' });
  },
});

export const FullWidth = meta.story({ args: { fullWidth: true, size: 'large' }, parameters: { width: 343 } });

export const Ripple = meta.story({
  globals: { motion: 'device' },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
    const drop = canvasElement.querySelector('.keo-ripple > span');
    if (!drop) throw new Error('A press drew no ripple.');
    await expect(getComputedStyle(drop).animationDuration).toBe('0.4s');
    await userEvent.pointer({ keys: '[/MouseLeft]', target: button });
    await waitFor(() => expect(canvasElement.querySelector('.keo-ripple')).toBeNull());
  },
});

export const HostStylesWin = meta.story({
  render: () => (
    <>
      <style>{'.host-button { background: rgb(0, 80, 60); color: #fff; border-radius: 0; }'}</style>
      <Button className="host-button">Thanh toán</Button>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveStyle({
      backgroundColor: 'rgb(0, 80, 60)',
      borderRadius: '0px',
    });
  },
});
