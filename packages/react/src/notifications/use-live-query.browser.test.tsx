import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notificationsDomain, selectIsLoading } from '@keo/core';
import { bankCardsEndpoints } from '@keo/core/contract';
import { type FakeKeo, createFakeKeo } from '@keo/core/testing';
import { KeoProvider } from '../client/keo-provider.tsx';
import { useLiveQuery } from './use-live-query.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const endpoint = bankCardsEndpoints.banksList;
const bank = (shortName: string) => ({
  list: [{ bin: '970436', shortName, name: 'Ngân hàng', formerNames: [] }],
});
const host = document.createElement('div');
let fake: FakeKeo;
let root: ReturnType<typeof createRoot>;
let answers: ((shortName: string) => void)[];

function Banks() {
  const { data } = useLiveQuery(endpoint, {});
  return data?.list.map((one) => one.shortName).join() ?? '…';
}

const show = () =>
  act(async () =>
    root.render(
      <KeoProvider keo={fake.keo}>
        <Banks />
      </KeoProvider>,
    ),
  );

const readCount = async (count: number) => {
  await vi.waitFor(() => expect(answers).toHaveLength(count));
};

const isListed = () => {
  const actor = fake.keo.getActor(notificationsDomain);
  return actor !== undefined && !selectIsLoading(actor.getSnapshot());
};

beforeEach(() => {
  fake = createFakeKeo({ signedInAs: 'minhanh' });
  root = createRoot(host);
  answers = [];
  const { call } = fake.keo;
  vi.spyOn(fake.keo, 'call').mockImplementation((request, ...rest) =>
    request.path === endpoint.path
      ? // oxlint-disable-next-line typescript/no-explicit-any -- the answer of this one endpoint
        new Promise<any>((resolve) => answers.push((shortName) => resolve(bank(shortName))))
      : call(request, ...rest),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  fake.keo.stop();
});

it('refetches a pending query after an arrival, and ignores the older answer', async () => {
  await vi.waitFor(() => expect(isListed()).toBe(true));
  await vi.waitFor(() => expect(fake.server.connections()).toBe(1));
  await show();
  await readCount(1);
  await act(async () => {
    fake.server.notify('minhanh', { action: 'NEW_MESSAGE' });
  });
  await readCount(2);
  await act(async () => answers[0]?.('Cũ'));
  expect(host.textContent).toBe('…');
  await act(async () => answers[1]?.('Mới'));
  expect(host.textContent).toBe('Mới');
});

it('refetches once when the first list of notifications is loaded', async () => {
  expect(isListed()).toBe(false);
  await show();
  await readCount(2);
  expect(isListed()).toBe(true);
  await act(async () => answers[1]?.('Mới'));
  expect(host.textContent).toBe('Mới');
});
