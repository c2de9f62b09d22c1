import { expect } from 'storybook/test';
import type { Recharge } from '@keo/core/contract';
import preview from '../../../../../.storybook/preview.tsx';
import { keoStory } from '../../client/story-keo.tsx';
import { chooseOption } from '../../ui/story-list.ts';
import { OpenBankApp } from './open-bank-app.tsx';

const recharge: Recharge = {
  id: 'rc1',
  code: 'NAP7Q2M9XA4',
  amount: 200_000,
  state: 'PENDING',
  bank: { bin: '970422', shortName: 'MBBank', accountNo: '0000123456789', name: 'CONG TY KEO' },
  qrPayload: '',
  paidAmount: null,
  paidAt: null,
  inSuspense: 0,
  createdAt: '2026-11-25T03:00:00.000Z',
  expiresAt: '2026-11-25T03:15:00.000Z',
  matchUntil: '2026-11-26T03:00:00.000Z',
  now: '2026-11-25T03:01:00.000Z',
};

const meta = preview.meta({
  title: 'Marketplace/Open bank app',
  component: OpenBankApp,
  args: { recharge },
  parameters: { width: 360 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

export const Chosen = meta.story({
  beforeEach: () => localStorage.removeItem('keo.bankApp'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await chooseOption(canvas.getByRole('combobox'), 'MB Bank');
    const link = await canvas.findByRole('link', { name: /^(Mở|Open) MB Bank$/ });
    await expect(link).toHaveAttribute('href', expect.stringContaining('tn=NAP7Q2M9XA4'));
    await expect(canvas.getByText(/(được điền sẵn|are filled in)/)).toBeVisible();
    await chooseOption(canvas.getByRole('combobox'), 'Vietcombank');
    await expect(await canvas.findByText(/(chưa tự điền|fills in nothing)/)).toBeVisible();
  },
});
