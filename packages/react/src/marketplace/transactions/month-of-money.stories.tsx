import { expect, userEvent, waitFor } from 'storybook/test';
import { walletDomain } from '@keo/core';
import { NEVER_ANSWERS, SERVER_ERROR, only } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { MonthOfMoney } from './month-of-money.tsx';

const meta = preview.meta({
  title: 'Marketplace/MonthOfMoney',
  component: MonthOfMoney,
  parameters: { width: 640 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

const moved = ({ id }: { id: string }) => {
  const { money } = getFake({ id }).server;
  money.happened('minhanh', 'RECHARGE', 500_000);
  money.happened('minhanh', 'ESCROW_LOCK', -63_000, 0, { kept: 63_000 });
  money.happened('minhanh', 'ESCROW_RELEASE', 0, 0, {
    kept: -21_000,
    pay: 20_000,
    fees: { author: 1000, worker: 0, withdraw: 0 },
  });
};

const before = /^(Tháng trước|Month before)$/;
const after = /^(Tháng sau|Month after)$/;

export const Moved = meta.story({
  beforeEach: moved,
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    await expect(table).toHaveTextContent(/500,000đ.*21,000đ/);
    await expect(canvas.getByText('1,000đ')).toBeVisible();
    await expect(canvas.getByRole('button', { name: after })).toBeDisabled();
    canvas.getByRole('button', { name: before }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/(chưa có tiền vào hay ra|No money came in)/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: after }));
    await expect(await canvas.findByRole('table')).toHaveTextContent(/500,000đ/);
  },
});

/** A press while the month before it is on its way counts, and so does one after a month that failed. */
export const PressedTwice = meta.story({
  beforeEach: moved,
  play: async ({ canvas, id }) => {
    await canvas.findByRole('table');
    const { network } = getFake({ id });
    const [earlier, later] = [before, after].map((name) => canvas.getByRole('button', { name }));
    if (!earlier || !later) throw new Error('There are two buttons');
    network.misbehave(only('transactions-summary', NEVER_ANSWERS));
    await userEvent.click(earlier);
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    network.misbehave(only('transactions-summary', SERVER_ERROR));
    await userEvent.click(earlier);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    network.misbehave();
    await userEvent.click(earlier);
    await expect(await canvas.findByText(/(chưa có tiền vào hay ra|No money came in)/)).toBeVisible();
    for (let months = 3; months > 0; months -= 1) {
      await expect(later).toBeEnabled();
      await userEvent.click(later);
    }
    await expect(later).toBeDisabled();
    await expect(await canvas.findByRole('table')).toHaveTextContent(/500,000đ/);
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(chưa có tiền vào hay ra|No money came in)/)).toBeVisible();
  },
});

export const Masked = meta.story({
  beforeEach: moved,
  play: async ({ canvas, canvasElement, id }) => {
    await canvas.findByRole('table');
    getFake({ id }).keo.getActor(walletDomain)?.send({ type: 'wallet.toggleMask' });
    await waitFor(() => expect(canvasElement.innerHTML).not.toMatch(/\d,000/));
  },
});

export const LoadFailed = meta.story({
  beforeEach: (context) => {
    moved(context);
    getFake(context).network.misbehave(only('transactions-summary', SERVER_ERROR));
  },
  play: async ({ canvas, id }) => {
    const retry = await canvas.findByRole('button', { name: /^(Thử lại|Try again)$/ });
    getFake({ id }).network.misbehave();
    await userEvent.click(retry);
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { fake: { misbehaviours: [only('transactions-summary', NEVER_ANSWERS)] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.keo-skeleton')).toBeVisible());
  },
});
