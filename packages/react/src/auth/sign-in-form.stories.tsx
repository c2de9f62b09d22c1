import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { OFFLINE, RATE_LIMITED, fakePassword, only } from '@keo/core/testing';
import preview from '../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../client/story-keo.tsx';
import { SignInForm } from './sign-in-form.tsx';

const meta = preview.meta({
  title: 'Widgets/Sign in',
  component: SignInForm,
  parameters: { width: 420 },
  args: { onSignedIn: fn() },
  ...keoStory(),
});

type Canvas = {
  canvas: { getByLabelText(text: RegExp): HTMLElement; getByRole(role: string, by: object): HTMLElement };
};
const parts = ({ canvas }: Canvas) => ({
  name: canvas.getByLabelText(/^(Tên đăng nhập, e-mail|Username, e-mail)/),
  password: canvas.getByLabelText(/^(Mật khẩu|Password)$/),
  submit: canvas.getByRole('button', { name: /^(Đăng nhập|Sign in)$/ }),
});

export const Empty = meta.story({
  play: async ({ canvas, args, id }) => {
    const { name, password, submit } = parts({ canvas });
    await expect(name).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(name, 'minhanh');
    await userEvent.type(password, fakePassword);
    await userEvent.click(submit);
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
    await expect(getFake({ id }).keo.auth.getSnapshot().context.user?.displayName).toBe('Nguyễn Minh Anh');
    await expect(getFake({ id }).server.calls('/user/info')).toBe(0);
  },
});

/** Each field shows its error; the first one gets the focus. */
export const NothingTyped = meta.story({
  play: async ({ canvas, id }) => {
    const { name, submit } = parts({ canvas });
    await userEvent.click(submit);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(/Nhập tên đăng nhập|Enter your username/);
    await expect(getFake({ id }).server.calls('/user/login')).toBe(0);
  },
});

export const WrongPassword = meta.story({
  play: async ({ canvas }) => {
    const { name, password, submit } = parts({ canvas });
    await userEvent.type(name, 'minhanh');
    await userEvent.type(password, 'khong-phai-mat-khau');
    await userEvent.click(submit);
    await waitFor(() => expect(password).toHaveAttribute('aria-invalid', 'true'));
    await expect(password).toHaveAccessibleDescription(/không đúng|not right/);
    await expect(password).toHaveValue('khong-phai-mat-khau');
    await expect(name).toHaveValue('minhanh');
    await waitFor(() => expect(password).toHaveFocus());
  },
});

export const SessionEnded = meta.story({
  args: { reason: 'overdue' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Phiên đăng nhập đã hết hạn|Your session has ended/)).toBeVisible();
  },
});

export const TooManyTries = meta.story({
  tags: ['ticks'],
  parameters: { fake: { misbehaviours: [only('/user/login', RATE_LIMITED)] } },
  play: async ({ canvas }) => {
    const { name, password, submit } = parts({ canvas });
    await userEvent.type(name, 'minhanh');
    await userEvent.type(password, fakePassword);
    await userEvent.click(submit);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/Thử lại sau|Try again in/);
    const seen = alert.querySelector('[aria-hidden="true"].keo-num')?.textContent;
    await waitFor(() =>
      expect(alert.querySelector('[aria-hidden="true"].keo-num')?.textContent).not.toBe(seen),
    );
    await expect(submit).toBeEnabled();
  },
});

export const Offline = meta.story({
  parameters: { fake: { misbehaviours: [only('/user/login', OFFLINE)] } },
  play: async ({ canvas }) => {
    const { name, password, submit } = parts({ canvas });
    await userEvent.type(name, 'minhanh');
    await userEvent.type(password, fakePassword);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/kết nối mạng|connection/);
    await expect(password).toHaveValue(fakePassword);
  },
});
