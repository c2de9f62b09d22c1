import { type ReactNode, act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { selectToasts } from '@keo/core';
import { profileEndpoints, usersEndpoints } from '@keo/core/contract';
import { type FakeKeo, type Misbehaviour, SERVER_ERROR, createFakeKeo, only } from '@keo/core/testing';
import { KeoProvider } from './keo-provider.tsx';
import { useKeoMutation, useKeoQuery } from './use-keo-query.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const host = document.createElement('div');
let fake: FakeKeo;
let root: ReturnType<typeof createRoot>;

afterEach(async () => {
  await act(async () => root.unmount());
  fake.keo.stop();
});

function holding(path: string) {
  let held = Promise.resolve();
  const misbehaviour: Misbehaviour = {
    name: 'HOLDS',
    answer: async (request, serve) => {
      if (request.path.startsWith(path)) await held;
      const { status, envelope } = serve();
      return Response.json(envelope, { status });
    },
  };
  const hold = () => {
    const release: (() => void)[] = [];
    held = new Promise((resolve) => release.push(resolve));
    return () => release.forEach((go) => go());
  };
  return { misbehaviour, hold };
}

function Form({ onSent }: { onSent: () => void }) {
  const change = useKeoMutation(profileEndpoints.updateInfo, [
    usersEndpoints.userInfo,
    profileEndpoints.publicUserInfo,
  ]);
  return (
    <button type="button" onClick={() => change.mutate({ headline: 'Đã gửi' }, { onSuccess: onSent })}>
      Send
    </button>
  );
}

function Page({ onSent }: { onSent: () => void }) {
  const { data } = useKeoQuery(usersEndpoints.userInfo, {});
  if (!data) return null;
  return (
    <>
      {data.headline === 'Đã gửi' ? <p>Sent</p> : <Form onSent={onSent} />}
      <Profile id={data.id} />
    </>
  );
}

function Profile({ id }: { id: string }) {
  useKeoQuery(profileEndpoints.publicUserInfo, { id });
  return null;
}

it('runs onSuccess of an unmounted form', async () => {
  const { misbehaviour, hold } = holding('/user/info/');
  fake = createFakeKeo({ signedInAs: 'minhanh', misbehaviours: [misbehaviour] });
  root = createRoot(host);
  const onSent = vi.fn<() => void>();
  await act(async () =>
    root.render(
      <KeoProvider keo={fake.keo}>
        <Page onSent={onSent} />
      </KeoProvider>,
    ),
  );
  await vi.waitFor(() => expect(host.querySelector('button')).not.toBeNull());
  // The refetched profile arrives after the form has unmounted.
  const release = hold();
  await act(async () => host.querySelector('button')?.click());
  await vi.waitFor(() => expect(host.textContent).toBe('Sent'));
  release();
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
});

/** Silent: shows no error. Shown: does. Gone: would, but is unmounted by its own press. */
const forms = {
  Silent() {
    const { mutate } = useKeoMutation(profileEndpoints.updateInfo);
    return <button type="button" aria-label="Send" onClick={() => mutate({ headline: 'x' })} />;
  },
  Shown() {
    const { mutate, error } = useKeoMutation(profileEndpoints.updateInfo);
    return (
      <button type="button" aria-label="Send" onClick={() => mutate({ headline: 'x' })}>
        {error?.message}
      </button>
    );
  },
  Gone({ onPress }: { onPress: () => void }) {
    const { mutate, error } = useKeoMutation(profileEndpoints.updateInfo);
    const press = () => {
      mutate({ headline: 'x' });
      onPress();
    };
    return (
      <button type="button" aria-label="Send" onClick={press}>
        {error?.message}
      </button>
    );
  },
};

it.each([
  ['is told by a toast where its form shows none', 'Silent', { toasts: 1, isShown: false }],
  ['is left to the form that shows it', 'Shown', { toasts: 0, isShown: true }],
  ['is told by a toast where that form is gone', 'Gone', { toasts: 1, isShown: false }],
] as const)('a failure %s', async (_what, name, events) => {
  fake = createFakeKeo({ signedInAs: 'minhanh', misbehaviours: [only('update-info', SERVER_ERROR)] });
  root = createRoot(host);
  const show = async (children: ReactNode) =>
    act(async () => root.render(<KeoProvider keo={fake.keo}>{children}</KeoProvider>));
  const Form = forms[name];
  await show(<Form onPress={() => void show(null)} />);
  await act(async () => host.querySelector('button')?.click());
  await expect
    .poll(() => ({
      toasts: selectToasts()(fake.keo.toasts.getSnapshot()).length,
      isShown: host.textContent !== '',
    }))
    .toEqual(events);
});
