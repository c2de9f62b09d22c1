import { expect, userEvent, waitFor } from 'storybook/test';
import type { ReactNode } from 'react';
import { randomId } from '@keo/core';
import { rechargeEndpoints } from '@keo/core/contract';
import { SERVER_ERROR, only } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { dealUnderReview } from './deal-under-review.ts';
import { NextMoneyList } from './next-money-list.tsx';
import { inHours } from './story-deals.tsx';

const link = (_: unknown, children: ReactNode) => <a href="#there">{children}</a>;

const meta = preview.meta({
  title: 'Marketplace/Money to come',
  component: NextMoneyList,
  parameters: { width: 560 },
  args: { link },
  ...keoStory({ signedInAs: 'minhanh' }),
});

const retry = /^(Thử lại|Try again)$/;

export const ComingIn = meta.story({
  beforeEach: ({ id }) => getFake({ id }).server.deals.show('minhanh', dealUnderReview(inHours(48))),
  play: async ({ canvas, id }) => {
    await expect(
      await canvas.findByRole('link', { name: /Thiết kế bộ nhận diện.*\+5,850,000đ/ }),
    ).toBeVisible();
    const { keo, server } = getFake({ id });
    const order = { amount: 500_000, method: 'VIETQR', requestId: randomId() } as const;
    await keo.call(rechargeEndpoints.createRecharge, order);
    server.money.happened('minhanh', 'BONUS', 1000);
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(2));
    await expect(canvas.getAllByRole('link')[0]).toHaveTextContent(/NAP.*\+500,000đ/);
  },
});

export const NothingComing = meta.story({
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(Chưa có khoản nào|Nothing is on its way)/)).toBeVisible();
  },
});

export const ComingFailed = meta.story({
  tags: ['!dev'],
  beforeEach: ({ id }) => getFake({ id }).network.misbehave(only('my-deals-list', SERVER_ERROR)),
  play: async ({ canvas, id }) => {
    const again = await canvas.findByRole('button', { name: retry });
    getFake({ id }).network.misbehave();
    await userEvent.click(again);
    await expect(await canvas.findByText(/(Chưa có khoản nào|Nothing is on its way)/)).toBeVisible();
  },
});
