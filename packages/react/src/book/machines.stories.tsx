import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import {
  type Domain,
  chatDomain,
  notificationsDomain,
  rechargeDomain,
  uploadsDomain,
  walletDomain,
  withdrawDomain,
  randomId,
} from '@keo/core';
import { NEVER_ANSWERS, fakeCode, fakePassword } from '@keo/core/testing';
import preview from '../../../../.storybook/preview.tsx';
import { SignInForm } from '../auth/sign-in-form.tsx';
import { getFake, keoStory } from '../client/story-keo.tsx';
import { useActorValue } from '../client/use-actor-value.ts';
import { useDomain } from '../client/use-domain.ts';
import { useKeo } from '../client/use-keo.ts';
import { NotificationList } from '../notifications/notification-list.tsx';
import { RechargePanel } from '../marketplace/recharge/recharge-panel.tsx';
import { Toaster } from '../toasts/toaster.tsx';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { FileUploader } from '../uploads/file-uploader.tsx';
import { WalletCard } from '../wallet/wallet-card.tsx';
import { WithdrawPanel } from '../marketplace/withdraw/withdraw-panel.tsx';
import { lit } from './lit.ts';
import { MachineChart } from './machine-chart.tsx';

const meta = preview.meta({ title: 'Headless/Machines', ...keoStory() });

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

/** Choose another network in the toolbar to see reconnects. */
export const SessionAndSocket = meta.story({
  parameters: { fake: { signedInAs: 'minhanh' } },
  render: () => <SocketRoom />,
  play: async ({ id }) => {
    await waitFor(() => expect(lit('keo')).toContain('signedIn'));
    await waitFor(() => expect(lit('socket').join(' ')).toMatch(/connected|open/));
    getFake({ id }).network.dropSockets();
    await waitFor(() => expect(lit('socket').join(' ')).not.toMatch(/\bconnected\b/));
  },
});

function DomainRoom<Actor extends AnyActorRef>({
  domain,
  children,
}: {
  domain: Domain<Actor>;
  children: ReactNode;
}) {
  const actor = useDomain(domain);
  return (
    <div
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
      }}
    >
      <div>{children}</div>
      {actor && <MachineChart actor={actor} name={domain.name} />}
    </div>
  );
}

export const Notifications = meta.story({
  parameters: { fake: { signedInAs: 'minhanh' } },
  render: () => (
    <DomainRoom domain={notificationsDomain}>
      <NotificationList />
    </DomainRoom>
  ),
  play: async ({ id }) => {
    await screen.findByRole('region', { name: 'notifications' });
    await waitFor(() => expect(document.querySelectorAll('[data-keo-item]').length).toBeGreaterThan(5));
    const before = lit('notifications');
    const { keo, network } = getFake({ id });
    network.misbehave(NEVER_ANSWERS);
    keo.getActor(notificationsDomain)?.send({ type: 'notifications.refresh' });
    await waitFor(() => expect(lit('notifications')).not.toEqual(before));
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

export const Wallet = meta.story({
  parameters: { fake: { signedInAs: 'minhanh' } },
  render: () => (
    <DomainRoom domain={walletDomain}>
      <WalletCard />
    </DomainRoom>
  ),
  play: async ({ id }) => {
    await screen.findByRole('region', { name: 'wallet' });
    await waitFor(() => expect(lit('wallet')).toEqual(['resting']));
    const { keo, network } = getFake({ id });
    network.misbehave(NEVER_ANSWERS);
    keo.getActor(walletDomain)?.send({ type: 'wallet.refresh' });
    await waitFor(() => expect(lit('wallet')).toEqual(['reading']));
  },
});

export const Recharge = meta.story({
  parameters: { fake: { signedInAs: 'minhanh' } },
  render: () => (
    <DomainRoom domain={rechargeDomain}>
      <RechargePanel />
    </DomainRoom>
  ),
  play: async ({ id }) => {
    await screen.findByRole('region', { name: 'recharge' });
    const { keo, server } = getFake({ id });
    await waitFor(() => expect(server.connections()).toBe(1));
    await expect(lit('recharge')).toEqual(['editing']);
    const order = { requestId: randomId(), amount: 200_000 };
    keo.getActor(rechargeDomain)?.send({ type: 'recharge.ask', order });
    await waitFor(() => expect(lit('recharge')).toEqual(['watching']));
    server.money.transfer('minhanh');
    await waitFor(() => expect(lit('recharge')).toEqual(['settled']));
  },
});

export const Withdraw = meta.story({
  parameters: { fake: { signedInAs: 'minhanh' } },
  render: () => (
    <DomainRoom domain={withdrawDomain}>
      <WithdrawPanel
        cardsLink={(label) => <a href="#cards">{label}</a>}
        receiptLink={(no, label) => <a href={`#${no}`}>{label}</a>}
      />
    </DomainRoom>
  ),
  play: async ({ id }) => {
    await screen.findByRole('region', { name: 'withdraw' });
    await waitFor(() => expect(lit('withdraw')).toEqual(['editing']));
    const { keo, server } = getFake({ id });
    const { id: cardId } = server.money.addCard('minhanh');
    const withdraw = keo.getActor(withdrawDomain);
    const order = { requestId: randomId(), amount: 300_000, cardId };
    withdraw?.send({ type: 'withdraw.ask', order });
    await waitFor(() => expect(lit('withdraw')).toEqual(['coding']));
    withdraw?.send({ type: 'withdraw.confirm', otp: fakeCode });
    await waitFor(() => expect(lit('withdraw')).toEqual(['watching']));
  },
});

export const Chat = meta.story({
  parameters: { fake: { signedInAs: 'minhanh' } },
  beforeEach: ({ id }) =>
    void getFake({ id }).server.chat.open('minhanh', 'giabao', { title: 'Bộ nhận diện' }),
  render: () => (
    <DomainRoom domain={chatDomain}>
      <p>The room is opened by the story.</p>
    </DomainRoom>
  ),
  play: async ({ id }) => {
    await screen.findByRole('region', { name: 'chat' });
    await waitFor(() => expect(lit('chat')).toContain('closed'));
    getFake({ id }).keo.getActor(chatDomain)?.send({ type: 'chat.open', roomId: 'rm_1' });
    await waitFor(() => expect(lit('chat')).toContain('idle'));
    await expect(lit('chat')).not.toContain('closed');
  },
});

/** Each file has its own machine. */
export const Uploads = meta.story({
  parameters: { fake: { signedInAs: 'minhanh' } },
  render: () => (
    <DomainRoom domain={uploadsDomain}>
      <FileUploader scope="story" label="Ảnh sản phẩm đã giao" />
    </DomainRoom>
  ),
  play: async ({ id }) => {
    await screen.findByRole('region', { name: 'uploads' });
    await expect(lit('uploads')).toEqual(['items: 0']);
    const files = [new File(['x'], 'ghi-chu.txt', { type: 'text/plain' })];
    getFake({ id }).keo.getActor(uploadsDomain)?.send({ type: 'uploads.add', scope: 'story', files, max: 3 });
    await waitFor(() => expect(lit('uploads')).toEqual(['items: 1']));
  },
});

export const ThemeAndToasts = meta.story({
  render: () => <SmallRoom />,
  play: async ({ id }) => {
    const { theme, toasts } = getFake({ id }).keo;
    await expect(lit('theme')).toContain('choice: system');
    theme.send({ type: 'theme.choose', choice: 'light' });
    await waitFor(() => expect(lit('theme')).toContain('choice: light'));
    await expect(lit('toasts')).toEqual(['running']);
    toasts.send({ type: 'toast.show', toast: { severity: 'success', summary: 'Đã đóng dấu' } });
    await screen.findByText('Đã đóng dấu');
    toasts.send({ type: 'toast.pause' });
    await waitFor(() => expect(lit('toasts')).toEqual(['paused']));
    toasts.send({ type: 'toast.resume' });
    await waitFor(() => expect(lit('toasts')).toEqual(['running']));
  },
});
