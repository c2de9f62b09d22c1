import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { notificationsDomain } from '@keo/core';
import { fakePassword } from '@keo/core/testing';
import preview from '../../../../.storybook/preview.tsx';
import { SignInForm } from '../auth/sign-in-form.tsx';
import { fakeOf, keoStory } from '../client/story-keo.tsx';
import { useActorValue } from '../client/use-actor-value.ts';
import { useDomain } from '../client/use-domain.ts';
import { useKeo } from '../client/use-keo.ts';
import { NotificationList } from '../notifications/notification-list.tsx';
import { Toaster } from '../toasts/toaster.tsx';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { MachineChart } from './machine-chart.tsx';

const meta = preview.meta({ title: 'Headless/Machines', ...keoStory() });

const lit = (chart: string) =>
  within(screen.getByRole('region', { name: chart }))
    .getAllByText((_, element) => element?.getAttribute('aria-current') === 'step')
    .map((element) => element.textContent);

function AuthRoom() {
  const { auth } = useKeo();
  return (
    <div
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
      }}
    >
      <SignInForm />
      <MachineChart actor={auth} name="auth" />
    </div>
  );
}

/** Who is signed in. Sign in at the side, and the lit state moves. */
export const Auth = meta.story({
  render: () => <AuthRoom />,
  play: async () => {
    await waitFor(() => expect(lit('auth')).toContain('signedOut'));
    await userEvent.type(screen.getByLabelText(/^(Tên đăng nhập|Username)/), 'minhanh');
    await userEvent.type(screen.getByLabelText(/^(Mật khẩu|Password)/), fakePassword);
    await userEvent.click(screen.getByRole('button', { name: /^(Đăng nhập|Sign in)$/ }));
    await waitFor(() => expect(lit('auth')).toContain('signedIn'));
  },
});

function SocketRoom() {
  const { root } = useKeo();
  const socket = useActorValue(root, ({ children }) => children.socket);
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <MachineChart actor={root} name="keo" />
      {socket && <MachineChart actor={socket} name="socket" />}
    </div>
  );
}

/** The life of a session and its one connection. Choose another network above to see it struggle. */
export const SessionAndSocket = meta.story({
  parameters: { fake: { signedInAs: 'minhanh' } },
  render: () => <SocketRoom />,
  play: async ({ id }) => {
    await waitFor(() => expect(lit('keo')).toContain('signedIn'));
    await waitFor(() => expect(lit('socket').join(' ')).toMatch(/connected|open/));
    fakeOf({ id }).network.dropSockets();
    await waitFor(() => expect(lit('socket').join(' ')).not.toMatch(/\bconnected\b/));
  },
});

function FeedRoom() {
  const actor = useDomain(notificationsDomain);
  return (
    <div
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
      }}
    >
      <NotificationList />
      {actor && <MachineChart actor={actor} name="notifications" />}
    </div>
  );
}

/** The list that ends equal to the server's. */
export const Notifications = meta.story({
  parameters: { fake: { signedInAs: 'minhanh' } },
  render: () => <FeedRoom />,
  play: async () => {
    await screen.findByRole('region', { name: 'notifications' });
    await waitFor(() => expect(document.querySelectorAll('[data-keo-item]').length).toBeGreaterThan(5));
    await expect(lit('notifications').length).toBeGreaterThan(0);
  },
});

function SmallRoom() {
  const { theme, toasts } = useKeo();
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <ThemeSwitch />
      <MachineChart actor={theme} name="theme" />
      <Toaster />
      <MachineChart actor={toasts} name="toasts" />
    </div>
  );
}

/** The two small ones: light or dark, and the stack of toasts with its timers. */
export const ThemeAndToasts = meta.story({
  render: () => <SmallRoom />,
  play: async ({ id }) => {
    const { toasts } = fakeOf({ id }).keo;
    await expect(lit('toasts')).toEqual(['running']);
    toasts.send({ type: 'toast.show', toast: { severity: 'success', summary: 'Đã đóng dấu' } });
    await screen.findByText('Đã đóng dấu');
    toasts.send({ type: 'toast.pause' });
    await waitFor(() => expect(lit('toasts')).toEqual(['paused']));
    toasts.send({ type: 'toast.resume' });
    await waitFor(() => expect(lit('toasts')).toEqual(['running']));
  },
});
