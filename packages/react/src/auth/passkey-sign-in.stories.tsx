import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { OFFLINE, fakePassword, only } from '@keo/core/testing';
import preview from '../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../client/story-keo.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { browserError, storyBrowser } from './story-passkeys.ts';

const id = 'passkey-1';
const cancelled = fn(async () => {
  throw browserError('NotAllowedError');
});

const meta = preview.meta({
  title: 'Widgets/Sign in with a passkey',
  component: PasskeySignIn,
  parameters: { width: 420 },
  args: { browser: storyBrowser(id) },
  render: (args) => <SignInForm renderOtherWays={() => <PasskeySignIn {...args} />} />,
  ...keoStory(),
});

const button = /^(Đăng nhập bằng passkey|Sign in with a passkey)$/;
const getUser = (story: { id: string }) => getFake(story).keo.auth.getSnapshot().context.user?.username;

/** The button signs in without typing, into the same state as a password does. */
export const Pressed = meta.story({
  play: async ({ canvas, ...story }) => {
    getFake(story).server.addPasskey('minhanh', { id });
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    await waitFor(() => expect(getUser(story)).toBe('minhanh'));
    await expect(getFake(story).keo.auth.getSnapshot().value).toEqual({ signedIn: 'idle' });
    await expect(getFake(story).server.calls('/user/login')).toBe(0);
    await expect(getFake(story).server.calls('/user/info')).toBe(0);
  },
});

/** Passkey autofill in the first field signs in. */
export const ChosenInTheField = meta.story({
  args: {
    browser: storyBrowser(id, {
      canAutofill: async () => true,
      show: (challenge) => storyBrowser(id).show(challenge, { autofill: false }),
    }),
  },
  beforeEach: (story) => void getFake(story).server.addPasskey('minhanh', { id }),
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByLabelText(/^(Tên đăng nhập, e-mail|Username, e-mail)/)).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    );
    await waitFor(() => expect(getUser(story)).toBe('minhanh'));
  },
});

/** Cancelling the browser's dialog shows no error. */
export const LetBe = meta.story({
  args: {
    browser: storyBrowser(id, {
      show: cancelled,
    }),
  },
  beforeEach: () => void cancelled.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    await waitFor(() => expect(cancelled).toHaveBeenCalled());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: button })).not.toHaveAttribute('aria-busy'),
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** A removed passkey shows an error; the password still signs in. */
export const Removed = meta.story({
  play: async ({ canvas, ...story }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/passkey/i);
    await userEvent.type(canvas.getByLabelText(/^(Tên đăng nhập, e-mail|Username, e-mail)/), 'minhanh');
    await userEvent.type(canvas.getByLabelText(/^(Mật khẩu|Password)$/), fakePassword);
    await userEvent.click(canvas.getByRole('button', { name: /^(Đăng nhập|Sign in)$/ }));
    await waitFor(() => expect(getUser(story)).toBe('minhanh'));
  },
});

export const BrowserFails = meta.story({
  args: {
    browser: storyBrowser(id, {
      show: async () => {
        throw browserError('SecurityError');
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/mật khẩu|password/);
  },
});

export const Offline = meta.story({
  parameters: { fake: { misbehaviours: [only('/user/passkey-challenge', OFFLINE)] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/kết nối mạng|connection/);
  },
});

/** Without WebAuthn there is no button. */
export const Unsupported = meta.story({
  args: { browser: storyBrowser(id, { isSupported: () => false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^(Đăng nhập|Sign in)$/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: button })).toBeNull();
  },
});
