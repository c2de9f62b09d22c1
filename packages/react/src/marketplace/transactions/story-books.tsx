/** Scenes of the stories of transactions, receipts and statements. */
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { walletDomain } from '@keo/core';
import { getFake } from '../../client/story-keo.tsx';
import type { ReceiptLinks } from './receipt.tsx';

export const link = (no: string, children: ReactNode) => <a href={`#${no}`}>{children}</a>;

const place = (to: string, label: string) => <a href={`#${to}`}>{label}</a>;
export const links: ReceiptLinks = {
  job: place,
  person: place,
  deal: place,
  withdraw: place,
  recharge: place,
  receipt: place,
};

export const happened = ({ id }: { id: string }) => {
  const { money } = getFake({ id }).server;
  for (const amount of [500_000, -120_000, 75_000])
    money.happened('minhanh', amount > 0 ? 'RECHARGE' : 'BONUS', amount);
};

export const job = 'Khảo sát khách mua trà ở chợ Đà Lạt';
const withWork = {
  about: { job, person: 'Lý Thanh Trúc' },
  jobSlug: 'khao-sat',
  personId: 'u05',
  ref: { dealId: 'd1' },
};

const bank = { shortName: 'Vietcombank', last4: '6789', holder: 'NGUYEN MINH ANH' };

/** A shop keeps 63,000đ for three, pays one of them with a bonus, earns once itself, and withdraws. */
export const keptBooks = ({ id }: { id: string }) => {
  const { money } = getFake({ id }).server;
  const none = { author: 0, worker: 0, withdraw: 0 };
  money.happened('minhanh', 'RECHARGE', 500_000, 50);
  money.happened('minhanh', 'ESCROW_LOCK', -63_000, 40, {
    kept: 63_000,
    feeKept: 3000,
    about: { job, person: null },
    jobSlug: 'khao-sat',
  });
  money.happened('minhanh', 'ESCROW_RELEASE', 0, 30, {
    ...withWork,
    kept: -21_000,
    pay: 20_000,
    fees: { ...none, author: 1000 },
  });
  money.happened('minhanh', 'BONUS', -10_500, 25, {
    ...withWork,
    pay: 10_000,
    fees: { ...none, author: 500 },
  });
  money.happened('minhanh', 'ESCROW_RELEASE', 90_000, 20, {
    ...withWork,
    about: { job: 'Dịch thực đơn', person: 'Quán Gió' },
    pay: 100_000,
    fees: { ...none, worker: 10_000 },
  });
  money.happened('minhanh', 'WITHDRAW_HOLD', -200_000, 10, {
    fees: { ...none, withdraw: 3300 },
    ref: { withdrawId: 'w1' },
    bank,
  });
  money.happened('minhanh', 'WITHDRAW_REVERT', 200_000, 5, {
    fees: { ...none, withdraw: -3300 },
    ref: { withdrawId: 'w1' },
    bank,
  });
};

export const hidden = async (canvasElement: HTMLElement, id: string) => {
  await waitFor(() => expect(canvasElement).toHaveTextContent('500,000đ'));
  getFake({ id }).keo.getActor(walletDomain)?.send({ type: 'wallet.toggleMask' });
  await waitFor(() => expect(canvasElement.innerHTML).not.toMatch(/\d{2,3},000|trăm nghìn|hundred/));
};
