import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { walletDomain } from '@keo/core';
import { LOSES_ANSWERS, NEVER_ANSWERS, SERVER_ERROR, fakeCode, only } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { refusedCode } from '../../ui/story-code.ts';
import { WithdrawHistory } from './withdraw-history.tsx';
import { WithdrawPanel } from './withdraw-panel.tsx';

const meta = preview.meta({
  title: 'Marketplace/Withdraw',
  component: WithdrawPanel,
  parameters: { width: 560 },
  args: {
    cardsLink: (label: string) => <a href="#cards">{label}</a>,
    receiptLink: (no: string, label: string) => <a href={`#${no}`}>{label}</a>,
  },
  ...keoStory({ signedInAs: 'minhanh' }),
});

type Canvas = ReturnType<typeof within>;
const withCard = (id: string, holdUntil: string | null = null) =>
  getFake({ id }).server.money.addCard('minhanh', { holdUntil });
const next = /^(Tiếp tục|Continue)$/;
const field = /^(Số tiền|Amount)$/;
const all = /^(Rút tất cả|All of it)$/;

const toCode = async (canvas: Canvas, amount = '300k') => {
  await userEvent.type(await canvas.findByLabelText(field), amount);
  await waitFor(() => expect(canvas.getByRole('button', { name: next })).toBeEnabled());
  await userEvent.click(canvas.getByRole('button', { name: next }));
  return canvas.findAllByRole('textbox');
};

export const NoCard = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Thêm tài khoản|Add an account/ })).toBeVisible();
  },
});

export const Order = meta.story({
  beforeEach: ({ id }) => void withCard(id),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(field), '300k');
    await waitFor(() => expect(canvas.getByText('300,000đ')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: next })).toBeEnabled());
  },
});

export const TooLittle = meta.story({
  beforeEach: ({ id }) => {
    withCard(id);
    getFake({ id }).server.money.happened('minhanh', 'ADJUST', -1_905_000);
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^(Rút từ 50,000đ. Bạn còn thiếu 5,000đ|You can withdraw from 50,000đ. You are 5,000đ short)\.$/,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: next })).toBeDisabled();
  },
});

/** "All" is limited by the daily limit. */
export const LimitLeft = meta.story({
  beforeEach: ({ id }) => {
    withCard(id);
    getFake({ id }).server.money.withdrew('minhanh', 49_800_000, 2);
  },
  play: async ({ canvas }) => {
    const amount = await canvas.findByLabelText(field);
    const button = await canvas.findByRole('button', { name: all });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(amount).toHaveValue('400,000');
    await waitFor(() => expect(canvas.getByRole('button', { name: next })).toBeEnabled());
    await userEvent.clear(amount);
    await userEvent.type(amount, '400001');
    await expect(await canvas.findByText(/(chỉ còn rút được|Only) 400,000đ/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: next })).toBeDisabled();
  },
});

export const CostsFailed = meta.story({
  tags: ['!dev'],
  beforeEach: ({ id }) => void withCard(id),
  play: async ({ canvas, id }) => {
    const amount = await canvas.findByLabelText(field);
    await userEvent.type(amount, '300k');
    await waitFor(() => expect(canvas.getByRole('button', { name: next })).toBeEnabled());
    const { network } = getFake({ id });
    network.misbehave(only('estimate-withdraw', SERVER_ERROR));
    await userEvent.clear(amount);
    await userEvent.type(amount, '400k');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /(Chưa tính được phí|could not be worked out)/,
    );
    await expect(canvas.getByRole('button', { name: next })).toBeDisabled();
    network.misbehave();
    await userEvent.click(canvas.getByRole('button', { name: /^(Thử lại|Try again)$/ }));
    await expect(await canvas.findByText('400,000đ')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: next })).toBeEnabled());
  },
});

export const CostsAwaited = meta.story({
  tags: ['!dev'],
  beforeEach: ({ id }) => void withCard(id),
  play: async ({ canvas, id }) => {
    const amount = await canvas.findByLabelText(field);
    await userEvent.type(amount, '300k');
    await waitFor(() => expect(canvas.getByRole('button', { name: next })).toBeEnabled());
    getFake({ id }).network.misbehave(only('estimate-withdraw', NEVER_ANSWERS));
    await userEvent.clear(amount);
    await userEvent.type(amount, '400k');
    await waitFor(() => expect(canvas.getByRole('button', { name: next })).toBeDisabled());
    await expect(canvas.queryByText('300,000đ')).not.toBeInTheDocument();
  },
});

export const Masked = meta.story({
  tags: ['!dev'],
  beforeEach: ({ id }) => void withCard(id),
  play: async ({ canvas, canvasElement, id }) => {
    await canvas.findByLabelText(field);
    getFake({ id }).keo.getActor(walletDomain)?.send({ type: 'wallet.toggleMask' });
    await userEvent.type(canvas.getByLabelText(field), '3tr');
    await expect(await canvas.findByText(/(Số dư không đủ|balance does not cover)/)).toBeVisible();
    for (const leak of ['1,950,000', '1,050,000', '100,000,000'])
      await expect(canvasElement.innerHTML).not.toContain(leak);
    await expect(canvas.queryByRole('button', { name: all })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Hiện số tiền|Show amounts/ }));
    await expect(await canvas.findByText(/1,050,000đ/)).toBeVisible();
  },
});

export const TooMuch = meta.story({
  tags: ['!dev'],
  beforeEach: ({ id }) => void withCard(id),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(field), '3tr');
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

export const HoldOver = meta.story({
  tags: ['!dev', 'ticks'],
  beforeEach: ({ id }) => void withCard(id, new Date(Date.now() + 2500).toISOString()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(field), '300k');
    await expect(await canvas.findByRole('note')).toBeVisible();
    await expect(canvas.getByRole('button', { name: next })).toBeDisabled();
    await waitFor(() => expect(canvas.getByRole('button', { name: next })).toBeEnabled());
    await expect(canvas.queryByRole('note')).not.toBeInTheDocument();
  },
});

export const Code = meta.story({
  beforeEach: ({ id }) => {
    withCard(id);
    getFake({ id }).server.money.withdrew('minhanh', 100_000, 3);
  },
  play: async ({ canvas }) => {
    const [first] = await toCode(canvas);
    await expect(first).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: /300,000đ .* •••• 6789/ })).toBeVisible();
    await expect(await canvas.findByText('3,300đ')).toBeVisible();
    await expect(canvas.getByText('296,700đ')).toBeVisible();
  },
});

export const WrongCode = meta.story({
  tags: ['!dev'],
  beforeEach: ({ id }) => void withCard(id),
  play: async ({ canvas }) => {
    const [first] = await toCode(canvas);
    if (first) await userEvent.type(first, '000000');
    await refusedCode(canvas, /Mã không đúng|code is not right/);
    await userEvent.keyboard(fakeCode);
    await expect(
      await canvas.findByRole('button', { name: /Huỷ lệnh rút|Cancel the withdrawal/ }),
    ).toBeVisible();
  },
});

const requested = async (canvas: Canvas) => {
  const [first] = await toCode(canvas);
  if (first) await userEvent.type(first, fakeCode);
  await canvas.findByRole('button', { name: /Huỷ lệnh rút|Cancel the withdrawal/ });
};

export const Requested = meta.story({
  beforeEach: ({ id }) => void withCard(id),
  play: async ({ canvas }) => {
    await requested(canvas);
    await expect(canvas.getByRole('link', { name: /^(Biên nhận|Receipt) GD\d{10}$/ })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ id }) => void withCard(id),
  play: async ({ canvas, id }) => {
    await requested(canvas);
    getFake({ id }).server.money.payout('minhanh', 'FAILED');
    await expect(
      await canvas.findByRole('heading', { name: /(Ngân hàng không nhận|The bank did not take)/ }),
    ).toHaveFocus();
  },
});

export const Cancelled = meta.story({
  tags: ['!dev'],
  beforeEach: ({ id }) => void withCard(id),
  play: async ({ canvas }) => {
    await requested(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /Huỷ lệnh rút|Cancel the withdrawal/ }));
    await expect(
      await canvas.findByRole('heading', { name: /(Đã huỷ lệnh rút|Withdrawal cancelled)/ }),
    ).toBeVisible();
  },
});

const paid = (id: string, ...states: ('PROCESSING' | 'SUCCEEDED' | 'REVERSED')[]) => {
  for (const state of states) getFake({ id }).server.money.payout('minhanh', state);
};

export const Processing = meta.story({
  beforeEach: ({ id }) => void withCard(id),
  play: async ({ canvas, id }) => {
    await requested(canvas);
    paid(id, 'PROCESSING');
    await expect(
      await canvas.findByRole('heading', { name: /(Ngân hàng đang xử lý|The bank is working on) 300,000đ/ }),
    ).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /Huỷ lệnh rút|Cancel the withdrawal/ })).toBeNull(),
    );
  },
});

export const Reversed = meta.story({
  beforeEach: ({ id }) => {
    withCard(id);
    getFake({ id }).server.money.withdrew('minhanh', 100_000, 3);
  },
  play: async ({ canvas, id }) => {
    await requested(canvas);
    paid(id, 'SUCCEEDED', 'REVERSED');
    await expect(await canvas.findByText(/296,700đ (đã về lại ví|is back).*3,300đ/)).toBeVisible();
    await expect(canvas.queryByText(/300,000đ/)).not.toBeInTheDocument();
  },
});

export const CancelTooLate = meta.story({
  tags: ['!dev'],
  beforeEach: ({ id }) => void withCard(id),
  play: async ({ canvas, id }) => {
    await requested(canvas);
    getFake({ id }).server.money.closeCancelling('minhanh');
    await expect(
      await canvas.findByText(/(sắp chuyển sang ngân hàng|about to go to the bank)/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Huỷ lệnh rút|Cancel the withdrawal/ })).toBeNull();
  },
});

/** Idempotent retry after a lost answer. */
export const Unsure = meta.story({
  tags: ['!dev'],
  beforeEach: ({ id }) => void withCard(id),
  play: async ({ canvas, id }) => {
    const [first] = await toCode(canvas);
    const { network } = getFake({ id });
    network.misbehave(only('create-withdraw', LOSES_ANSWERS));
    if (first) await userEvent.type(first, fakeCode);
    await expect(await canvas.findByText(/(hỏi lại máy chủ|asking the server again)/)).toBeVisible();
    network.misbehave();
    await expect(
      await canvas.findByRole('button', { name: /Huỷ lệnh rút|Cancel the withdrawal/ }),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['!dev'],
  parameters: { fake: { misbehaviours: [only('bank-cards-list', NEVER_ANSWERS)] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.keo-skeleton')).toBeVisible());
  },
});

export const LoadFailed = meta.story({
  tags: ['!dev'],
  beforeEach: ({ id }) => {
    withCard(id);
    getFake({ id }).network.misbehave(only('bank-cards-list', SERVER_ERROR));
  },
  play: async ({ canvas, id }) => {
    const retry = await canvas.findByRole('button', { name: /^(Thử lại|Try again)$/ });
    getFake({ id }).network.misbehave();
    await userEvent.click(retry);
    await expect(await canvas.findByLabelText(field)).toBeVisible();
  },
});

export const History = meta.story({
  tags: ['!dev'],
  beforeEach: ({ id }) => getFake({ id }).server.money.withdrew('minhanh', 123_457, 2),
  render: () => <WithdrawHistory onOpen={() => undefined} />,
  play: async ({ canvas, canvasElement, id }) => {
    await expect(await canvas.findAllByText('123,457đ')).toHaveLength(2);
    getFake({ id }).keo.getActor(walletDomain)?.send({ type: 'wallet.toggleMask' });
    await waitFor(() => expect(canvasElement.innerHTML).not.toContain('123,457'));
  },
});
