import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { selectUser } from '@keo/core';
import { usersEndpoints } from '@keo/core/contract';
import { createFakeKeo } from '@keo/core/testing';
import { KeoProvider } from '../client/keo-provider.tsx';
import { useRefreshBalance } from './use-refresh-balance.ts';
import { useWallet } from './use-wallet.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Balance() {
  const { wallet } = useWallet();
  const refreshBalance = useRefreshBalance();
  return <button onClick={() => void refreshBalance()}>{wallet?.balance ?? '…'}</button>;
}

it('a refreshed balance is shown in the wallet and on the account', async () => {
  const { keo, network } = createFakeKeo({ signedInAs: 'minhanh' });
  const host = document.createElement('div');
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <KeoProvider keo={keo}>
        <Balance />
      </KeoProvider>,
    ),
  );
  await vi.waitFor(() => expect(host.textContent).toMatch(/^\d+$/));
  network.misbehave({
    name: 'another balance',
    answer: async ({ path }) =>
      path === usersEndpoints.refreshBalance.path
        ? Response.json({ code: 200, msg: '', data: { balance: 12_345 } })
        : new Promise(() => {}),
  });
  await act(async () => host.querySelector('button')?.click());
  await vi.waitFor(() => expect(host.textContent).toBe('12345'));
  expect(selectUser(keo.auth.getSnapshot())?.balance).toBe(12_345);
  await act(async () => root.unmount());
  keo.stop();
});
