import { expect, userEvent, waitFor } from 'storybook/test';
import { fakeCode } from '@keo/core/testing';
import { refusedCode } from '../ui/story-code.ts';
import preview from '../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../client/story-keo.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { VerifyEmailForm } from './verify-contact-forms.tsx';

const meta = preview.meta({
  title: 'Widgets/Account',
  parameters: { width: 420 },
  ...keoStory(),
});

const digits = /^(Chữ số|Digit)/;

/** Each field is validated on blur; consent is required. */
export const SignUpMistakes = meta.story({
  render: () => <SignUpForm />,
  play: async ({ canvas }) => {
    const username = canvas.getByLabelText(/^(Tên đăng nhập|Username)$/);
    await userEvent.type(username, 'Yến!');
    await userEvent.tab();
    await waitFor(() => expect(username).toHaveAttribute('aria-invalid', 'true'));
    const password = canvas.getByLabelText(/^(Mật khẩu|Password)$/);
    await expect(password).toHaveAccessibleDescription(/8.*128/);
    await userEvent.type(password, '1234567');
    await userEvent.click(canvas.getByRole('button', { name: /^(Tạo tài khoản|Create account)$/ }));
    await waitFor(() => expect(username).toHaveFocus());
    await expect(canvas.getByText(/Hãy đồng ý|Agree to the terms/)).toBeVisible();
    await expect(canvas.getByLabelText(/^(E-mail hoặc|E-mail or)/)).toHaveAttribute('aria-invalid', 'true');
  },
});

/** A server error about a field is shown at that field. */
export const UsernameTaken = meta.story({
  render: () => <SignUpForm />,
  play: async ({ canvas }) => {
    const username = canvas.getByLabelText(/^(Tên đăng nhập|Username)$/);
    await userEvent.type(username, 'minhanh');
    await userEvent.type(canvas.getByLabelText(/^(E-mail hoặc|E-mail or)/), '0912 345 678');
    await userEvent.type(canvas.getByLabelText(/^(Mật khẩu|Password)$/), 'con meo vang 47');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: /^(Tạo tài khoản|Create account)$/ }));
    await waitFor(() => expect(username).toHaveAccessibleDescription(/Đã có người dùng|already uses/));
    await expect(username).toHaveFocus();
    await expect(username).toHaveValue('minhanh');
  },
});

/** The answer does not tell whether the account exists. */
export const ForgotPassword = meta.story({
  render: () => <ForgotPasswordForm />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'khong-co-ai{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('khong-co-ai');
    const link = canvas.getByRole('link', { name: /Nhập mã|Enter the code/ });
    await expect(link).toHaveAttribute('href', '/reset-password?identifier=khong-co-ai');
  },
});

/** A code that was sent over a minute ago can be sent again at once. */
export const VerifyLater = meta.story({
  parameters: { fake: { signedInAs: 'ducthinh' } },
  render: () => <VerifyEmailForm email="ducthinh@keo.example" sentAt={Date.now() - 61_000} isCard />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^(Gửi lại mã|Send a new code)$/ })).toBeEnabled();
  },
});

/** Submits when complete; a wrong code shows the tries left; a new one can be sent once a minute. */
export const VerifyEmail = meta.story({
  parameters: { fake: { signedInAs: 'ducthinh' } },
  render: () => <VerifyEmailForm email="ducthinh@keo.example" onLater={() => {}} />,
  play: async ({ canvas, id }) => {
    const { keo, server } = getFake({ id });
    await waitFor(() => expect(keo.auth.getSnapshot().context.user).not.toBeNull());
    const before = server.calls('/user/info');
    const boxes = canvas.getAllByLabelText(digits);
    await expect(boxes[0]).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(canvas.getByText(/Gửi lại mã sau|Send a new code in/)).toBeVisible();
    await userEvent.click(boxes[0] ?? document.body);
    await userEvent.keyboard('123456');
    await refusedCode(canvas, /còn 4 lần|Tries left: 4/);
    await userEvent.keyboard('65432');
    await expect(canvas.getByText(/còn 4 lần|Tries left: 4/)).toBeVisible();
    await userEvent.click(boxes[0] ?? document.body);
    await userEvent.paste(`Ma Keo: ${fakeCode}`);
    await expect(await canvas.findByText(/E-mail đã được xác minh|e-mail is verified/)).toBeVisible();
    await waitFor(() => expect(keo.auth.getSnapshot().context.user?.verified.email).toBe(true));
    await expect(server.calls('/user/info')).toBe(before);
  },
});
