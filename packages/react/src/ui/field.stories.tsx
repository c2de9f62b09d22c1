import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SearchIcon } from './icons/control-icons.tsx';
import { MailIcon } from './icons/subject-icons.tsx';
import { Field } from './field.tsx';
import { Textarea } from './textarea.tsx';

const meta = preview.meta({
  title: 'Primitives/Field',
  component: Field,
  args: { label: 'Tên hiển thị', placeholder: 'Nguyễn Minh Anh' },
  parameters: { width: 400 },
});

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Tên hiển thị'), 'Nguyễn Ẩn Ỷ');
    await expect(canvas.getByLabelText('Tên hiển thị')).toHaveValue('Nguyễn Ẩn Ỷ');
  },
});

export const WithHint = meta.story({
  args: { hint: 'Tên mà mọi người nhìn thấy. Đổi lúc nào cũng được.', note: 'không bắt buộc' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Tên mà mọi người nhìn thấy. Đổi lúc nào cũng được.',
    );
  },
});

export const Invalid = meta.story({
  args: {
    label: 'E-mail hoặc số điện thoại',
    defaultValue: '0912 34',
    hint: 'Mã xác minh sẽ được gửi đến đây.',
    error: 'Nhập e-mail như ten@vidu.vn hoặc số di động như 0912345678.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Mã xác minh.*0912345678\./);
  },
});

export const WithIcons = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Field label="E-mail" type="email" start={<MailIcon />} autoComplete="email" />
      <Field label="Tìm việc" type="search" start={<SearchIcon />} placeholder="Dịch thuật, thiết kế…" />
    </div>
  ),
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'minhanh' } });

export const Multiline = meta.story({
  render: () => (
    <Textarea
      label="Lời nhắn"
      hint="Càng cụ thể, chúng tôi trả lời càng nhanh."
      defaultValue="Tôi nạp 500,000đ lúc 9:05 nhưng số dư chưa đổi."
    />
  ),
});
