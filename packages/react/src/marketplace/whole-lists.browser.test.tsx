import { type ReactNode, act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noStatistics, rechargeEndpoints } from '@keo/core/contract';
import { type FakeKeo, createFakeKeo } from '@keo/core/testing';
import { asWorker, inHours } from './deals/story-deals.tsx';
import { InviteForm } from './users/invite-form.tsx';
import { dealUnderReview } from './deals/deal-under-review.ts';
import { NextMoneyList } from './deals/next-money-list.tsx';
import { KeoProvider } from '../client/keo-provider.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const aPage = Array.from({ length: 100 }, (_, no) => no);
const host = document.createElement('div');
let fake: FakeKeo;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  fake = createFakeKeo({ signedInAs: 'minhanh', locale: 'vi' });
  document.body.append(host);
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  fake.keo.stop();
  host.remove();
});
const show = (children: ReactNode) =>
  act(async () => root.render(<KeoProvider keo={fake.keo}>{children}</KeoProvider>));

it('expected income includes deals and recharges beyond the first page', async () => {
  const { deals } = fake.server;
  deals.show('minhanh', { ...dealUnderReview(inHours(-10)), id: 'first' });
  for (const no of aPage) deals.show('minhanh', { ...asWorker, id: `between${no}` });
  deals.show('minhanh', { ...dealUnderReview(inHours(-11)), id: 'last' });
  const ask = () =>
    fake.keo.call(rechargeEndpoints.createRecharge, {
      amount: 500_000,
      method: 'VIETQR',
      requestId: crypto.randomUUID(),
    });
  const oldest = await ask();
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(Date.parse(oldest.createdAt)));
  for (const _ of aPage) await ask();
  await show(<NextMoneyList link={({ id }, children) => <a href={`#${id}`}>{children}</a>} />);
  await vi.waitFor(() =>
    expect([...host.querySelectorAll('a')].map(({ hash }) => hash)).toEqual([
      '#last',
      '#first',
      `#${oldest.id}`,
    ]),
  );
});

it('an invitation offers open projects beyond the first page', async () => {
  const { postJob } = fake.server;
  const project = { kind: 'PROJECT' } as const;
  postJob('minhanh', { ...project, title: 'Dự án đầu' });
  for (const no of aPage) postJob('minhanh', { title: `Việc nhanh ${no}` });
  postJob('minhanh', { ...project, title: 'Dự án cuối' });
  const giabao = {
    id: 'u04',
    username: 'giabao',
    displayName: 'Phạm Gia Bảo',
    avatarUrl: null,
    headline: '',
    bio: '',
    verified: { email: true, phone: true, identity: false, bank: false },
    joinedAt: '2026-03-02T02:00:00.000Z',
    rejectPct: null,
    roles: [],
    skills: [],
    provinceCode: null,
    lastActiveAt: null,
    statistics: noStatistics,
    wasHired: false,
    isBlocked: false,
  };
  await show(<InviteForm person={giabao} onInvited={() => undefined} />);
  await vi.waitFor(() => expect(host.querySelector('[role=combobox]')).not.toBeNull());
  await act(async () => host.querySelector<HTMLElement>('[role=combobox]')?.focus());
  await act(async () =>
    host
      .querySelector('[role=combobox]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })),
  );
  await vi.waitFor(() =>
    expect([...document.querySelectorAll('[role=option]')].map((one) => one.textContent).toSorted()).toEqual([
      'Dự án cuối',
      'Dự án đầu',
      'Việc mới, chỉ gửi cho Phạm Gia Bảo',
    ]),
  );
});
