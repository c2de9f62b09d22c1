import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fakeCode } from '@keo/core/testing';
import { refusedCode } from '../../ui/story-code.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { ForgotPasswordForm } from '../../auth/forgot-password-form.tsx';
import { ResetPasswordForm } from '../../auth/reset-password-form.tsx';
import { SignInForm } from '../../auth/sign-in-form.tsx';
import { SignUpForm } from '../../auth/sign-up-form.tsx';
import { useAuth } from '../../auth/use-auth.ts';
import { VerifyEmailForm } from '../../auth/verify-contact-forms.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';

const onDone = fn();

const meta = preview.meta({ title: 'Flows/Account', parameters: { width: 420 }, ...keoStory() });

const typeCode = async (boxes: HTMLElement[], code: string) => {
  for (const [index, digit] of Array.from(code).entries())
    await userEvent.type(boxes[index] ?? document.body, digit);
};
const digits = /^(Chữ số|Digit)/;

function SignedUp() {
  const { user } = useAuth();
  return user ? <VerifyEmailForm email={user.email ?? ''} onDone={onDone} /> : <SignUpForm />;
}

export const SignUp = meta.story({
  render: () => <SignedUp />,
  play: async ({ canvas, id }) => {
    onDone.mockClear();
    await userEvent.type(canvas.getByLabelText(/^(Tên đăng nhập|Username)$/), 'hoangyen');
    await userEvent.type(canvas.getByLabelText(/^(E-mail hoặc|E-mail or)/), 'yen@vidu.vn');
    await userEvent.type(canvas.getByLabelText(/^(Mật khẩu|Password)$/), 'con meo vang 47');
    await expect(canvas.getAllByText(/^(Mạnh|Rất mạnh|Strong|Very strong)$/).at(-1)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: /^(Tạo tài khoản|Create account)$/ }));
    const boxes = await canvas.findAllByLabelText(digits);
    await expect(getFake({ id }).keo.auth.getSnapshot().context.user?.username).toBe('hoangyen');
    await waitFor(() => expect(boxes[0]).toHaveFocus());
    await typeCode(boxes, fakeCode);
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  },
});

function Forgotten() {
  const [step, setStep] = useState<'forgot' | 'reset' | 'signIn'>('forgot');
  return (
    // Instead of a router.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- links hear keys
    <div
      onClick={(event) => {
        if (!(event.target instanceof Element)) return;
        const link = event.target.closest('a');
        if (!link) return;
        event.preventDefault();
        setStep(link.getAttribute('href')?.startsWith('/reset-password') ? 'reset' : 'signIn');
      }}
    >
      {step === 'forgot' && <ForgotPasswordForm />}
      {step === 'reset' && <ResetPasswordForm identifier="minhanh" />}
      {step === 'signIn' && <SignInForm onSignedIn={onDone} />}
    </div>
  );
}

export const ForgottenPassword = meta.story({
  render: () => <Forgotten />,
  play: async ({ canvas, id }) => {
    onDone.mockClear();
    await userEvent.type(canvas.getByRole('textbox'), 'minhanh{Enter}');
    await userEvent.click(await canvas.findByRole('link', { name: /Nhập mã|Enter the code/ }));
    await typeCode(await canvas.findAllByLabelText(digits), '111111');
    await userEvent.type(canvas.getByLabelText(/^(Mật khẩu mới|New password)$/), 'troi xanh may trang');
    const submit = canvas.getByRole('button', { name: /^(Đổi mật khẩu|Change password)$/ });
    await userEvent.click(submit);
    await refusedCode(canvas, /còn 4 lần|Tries left: 4/);
    await userEvent.keyboard(fakeCode);
    await userEvent.click(submit);
    await expect(await canvas.findByText(/Mật khẩu đã đổi|password is changed/)).toBeVisible();

    await userEvent.click(canvas.getByRole('link', { name: /Đăng nhập|Sign in/ }));
    await userEvent.type(canvas.getByLabelText(/^(Tên đăng nhập, e-mail|Username, e-mail)/), 'minhanh');
    await userEvent.type(canvas.getByLabelText(/^(Mật khẩu|Password)$/), 'troi xanh may trang');
    await userEvent.click(canvas.getByRole('button', { name: /^(Đăng nhập|Sign in)$/ }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    await expect(getFake({ id }).keo.auth.getSnapshot().context.user?.username).toBe('minhanh');
  },
});
