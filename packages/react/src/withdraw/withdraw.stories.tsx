import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { fakeCode } from '@keo/core/testing';
import preview from '../../../../.storybook/preview.tsx';
import { fakeOf, keoStory } from '../client/story-keo.tsx';
import { WithdrawPanel } from './withdraw-panel.tsx';

const meta = preview.meta({
  title: 'Widgets/Withdraw',
  component: WithdrawPanel,
  parameters: { width: 560 },
  args: { cardsLink: (label: string) => <a href="#cards">{label}</a> },
  ...keoStory({ signedInAs: 'minhanh' }),
});

type Canvas = ReturnType<typeof within>;
const withCard = (id: string, holdUntil: string | null = null) =>
  fakeOf({ id }).server.money.addCard('minhanh', { holdUntil });
const next = /^(Tiếp tục|Continue)$/;

const toCode = async (canvas: Canvas, amount = '300k') => {
  await userEvent.type(await canvas.findByLabelText(/^(Số tiền|Amount)$/), amount);
  await userEvent.click(canvas.getByRole('button', { name: next }));
  return canvas.findAllByRole('textbox');
};

export const NoCard = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Thêm tài khoản|Add an account/ })).toBeVisible();
  },
});

/** Fee, net and arrival stand there before anything is confirmed. */
export const Order = meta.story({
  beforeEach: ({ id }) => void withCard(id),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^(Số tiền|Amount)$/), '300k');
    await waitFor(() => expect(canvas.getByText('300,000đ')).toBeVisible());
    await expect(canvas.getByRole('button', { name: next })).toBeEnabled();
  },
});

export const TooMuch = meta.story({
  beforeEach: ({ id }) => void withCard(id),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^(Số tiền|Amount)$/), '3tr');
    await expect(await canvas.findByText(/1,050,000đ/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: next })).toBeDisabled();
  },
});

export const CardOnHold = meta.story({
  beforeEach: ({ id }) => void withCard(id, new Date(Date.now() + 20 * 3_600_000).toISOString()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent(/(19:59|20:00)/);
  },
});

export const Code = meta.story({
  beforeEach: ({ id }) => void withCard(id),
  play: async ({ canvas }) => {
    const [first] = await toCode(canvas);
    await expect(first).toHaveFocus();
  },
});

export const WrongCode = meta.story({
  beforeEach: ({ id }) => void withCard(id),
  play: async ({ canvas }) => {
    const [first] = await toCode(canvas);
    if (first) await userEvent.type(first, '000000');
    await expect(await canvas.findByText(/Mã không đúng/)).toBeVisible();
  },
});

const requested = async (canvas: Canvas) => {
  const [first] = await toCode(canvas);
  if (first) await userEvent.type(first, fakeCode);
  await canvas.findByRole('button', { name: /Huỷ lệnh rút|Cancel the withdrawal/ });
};

export const Requested = meta.story({
  beforeEach: ({ id }) => void withCard(id),
  play: async ({ canvas }) => requested(canvas),
});

export const Failed = meta.story({
  beforeEach: ({ id }) => void withCard(id),
  play: async ({ canvas, id }) => {
    await requested(canvas);
    fakeOf({ id }).server.money.payout('minhanh', 'FAILED');
    await expect(
      await canvas.findByRole(
        'heading',
        { name: /(Ngân hàng không nhận|The bank did not take)/ },
        { timeout: 10_000 },
      ),
    ).toHaveFocus();
  },
});

export const Cancelled = meta.story({
  beforeEach: ({ id }) => void withCard(id),
  play: async ({ canvas }) => {
    await requested(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /Huỷ lệnh rút|Cancel the withdrawal/ }));
    await expect(
      await canvas.findByRole('heading', { name: /(Đã huỷ lệnh rút|Withdrawal cancelled)/ }),
    ).toBeVisible();
  },
});
