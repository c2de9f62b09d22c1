import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { LOSES_ANSWERS, NEVER_ANSWERS, SERVER_ERROR, only } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { RechargeHistory } from './recharge-history.tsx';
import { RechargePanel } from './recharge-panel.tsx';

const meta = preview.meta({
  title: 'Marketplace/Recharge',
  component: RechargePanel,
  parameters: { width: 720 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

type Canvas = ReturnType<typeof within>;
const field = /^(Số tiền|Amount)$/;
const submit = /Tạo mã chuyển khoản|Make the transfer code/;
const ready = async (id: string) => {
  const { keo, server } = getFake({ id });
  await waitFor(() => expect(keo.root.getSnapshot().context.userId).not.toBeNull());
  await waitFor(() => expect(server.connections()).toBe(1));
};
const ask = async (canvas: Canvas, amount: string) => {
  await userEvent.type(canvas.getByLabelText(field), amount);
  await userEvent.click(canvas.getByRole('button', { name: submit }));
};

export const Amount = meta.story({
  play: async ({ canvas, id }) => {
    await ready(id);
    await userEvent.type(canvas.getByLabelText(field), '1tr5');
    await expect(
      canvas.getByText(/(một triệu năm trăm nghìn đồng|one million five hundred thousand dong)/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '200,000đ' }));
    await expect(canvas.getByLabelText(field)).toHaveValue('200,000');
  },
});

export const TooLittle = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, id }) => {
    await ready(id);
    await userEvent.type(canvas.getByLabelText(field), '9k');
    await userEvent.tab();
    await expect(canvas.getByText(/(Ít nhất|At least) 10,000đ/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: submit })).toBeDisabled();
  },
});

export const Waiting = meta.story({
  play: async ({ canvas, id }) => {
    await ready(id);
    await ask(canvas, '200k');
    await expect(await canvas.findByRole('img', { name: /VietQR/ })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/1[45]:\d\d/);
  },
});

export const Received = meta.story({
  render: () => <RechargePanel onward={<a href="#back">Quay lại đăng việc</a>} />,
  play: async ({ canvas, canvasElement, id }) => {
    await ready(id);
    await ask(canvas, '200k');
    await canvas.findByRole('img', { name: /VietQR/ });
    getFake({ id }).server.money.transfer('minhanh', 200_000);
    await expect(await canvas.findByRole('heading', { name: /200,000đ/ })).toHaveFocus();
    await expect(canvas.getByText(/^NAP[A-Z0-9]{8}$/)).toBeVisible();
    await expect(canvas.getByText(/(hai trăm nghìn đồng|two hundred thousand dong)/)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#back');
    await expect(canvasElement.querySelector('.keo-seal')).toHaveTextContent('200,000đ');
  },
});

export const LessReceived = meta.story({
  play: async ({ canvas, id }) => {
    await ready(id);
    await ask(canvas, '200k');
    await canvas.findByRole('img', { name: /VietQR/ });
    getFake({ id }).server.money.transfer('minhanh', 150_000);
    await expect(
      await canvas.findByRole('heading', { name: /(ít hơn 200,000đ|less than the 200,000đ)/ }),
    ).toBeVisible();
  },
});

export const ReceivedTwice = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, id }) => {
    await ready(id);
    await ask(canvas, '200k');
    await canvas.findByRole('img', { name: /VietQR/ });
    const { money } = getFake({ id }).server;
    money.transfer('minhanh');
    await canvas.findByRole('heading', { name: /200,000đ/ });
    money.transfer('minhanh', 70_000);
    await expect(await canvas.findByText(/(Có thêm 70,000đ|Another 70,000đ)/)).toBeVisible();
  },
});

export const TooLate = meta.story({
  play: async ({ canvas, id }) => {
    await ready(id);
    await ask(canvas, '200k');
    await canvas.findByRole('img', { name: /VietQR/ });
    const { money } = getFake({ id }).server;
    money.lapse('minhanh');
    await expect(
      await canvas.findByRole('heading', { name: /(không còn nhận tiền|takes no more money)/ }),
    ).toBeVisible();
    await expect(canvas.queryByText(/^NAP/)).not.toBeInTheDocument();
    money.transfer('minhanh');
    await expect(await canvas.findByText(/200,000đ (đã về cùng mã này|came with this code)/)).toBeVisible();
  },
});

/** Idempotent retry after a lost answer. */
export const AnswerLost = meta.story({
  play: async ({ canvas, id }) => {
    await ready(id);
    const { network } = getFake({ id });
    network.misbehave(LOSES_ANSWERS);
    await ask(canvas, '200k');
    await expect(await canvas.findByText(/(hỏi lại máy chủ|asking the server again)/)).toBeVisible();
    network.misbehave();
    await expect(await canvas.findByRole('img', { name: /VietQR/ })).toBeVisible();
  },
});

export const Cancelled = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, id }) => {
    await ready(id);
    await ask(canvas, '200k');
    await userEvent.click(await canvas.findByRole('button', { name: /Huỷ khoản nạp này|Cancel this one/ }));
    await expect(await canvas.findByRole('heading', { name: /(Đã huỷ|cancelled)/ })).toBeVisible();
  },
});

export const EmptyHistory = meta.story({
  tags: ['!dev'],
  render: () => <RechargeHistory onOpen={() => undefined} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(Chưa có lần nạp nào|No money added yet)/)).toBeVisible();
  },
});

export const History = meta.story({
  render: () => (
    <>
      <RechargePanel />
      <RechargeHistory onOpen={() => undefined} />
    </>
  ),
  play: async ({ canvas, id }) => {
    await ready(id);
    await ask(canvas, '200k');
    await expect(
      await canvas.findByRole('button', { name: /(Xem khoản nạp|See the recharge of) 200,000đ/ }),
    ).toBeVisible();
  },
});

export const MoreReceived = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, id }) => {
    await ready(id);
    await ask(canvas, '200k');
    await canvas.findByRole('img', { name: /VietQR/ });
    getFake({ id }).server.money.transfer('minhanh', 275_000);
    await expect(
      await canvas.findByRole('heading', { name: /(nhiều hơn 200,000đ|more than the 200,000đ)/ }),
    ).toBeVisible();
  },
});

export const Expired = meta.story({
  play: async ({ canvas, id }) => {
    await ready(id);
    await ask(canvas, '200k');
    await canvas.findByRole('img', { name: /VietQR/ });
    const { money } = getFake({ id }).server;
    money.expire('minhanh');
    await expect(
      await canvas.findByRole('heading', { name: /(hết thời gian hiển thị|no longer shown)/ }),
    ).toBeVisible();
    await expect(canvas.getByText(/^NAP/)).toBeVisible();
    money.transfer('minhanh');
    await expect(
      await canvas.findByRole('heading', { name: /200,000đ.*(Tiền về muộn|It came late)/ }),
    ).toHaveFocus();
  },
});

export const CopyRefused = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, id }) => {
    await ready(id);
    await ask(canvas, '200k');
    const copy = await canvas.findByRole('button', { name: /^(Chép nội dung|Copy content)$/ });
    const { clipboard } = navigator;
    const write = clipboard.writeText.bind(clipboard);
    clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    try {
      await userEvent.click(copy);
      await expect(await canvas.findByText(/(không cho chép|does not let us copy)/)).toBeVisible();
    } finally {
      clipboard.writeText = write;
    }
  },
});

export const HistoryLoading = meta.story({
  tags: ['!dev'],
  parameters: { fake: { misbehaviours: [only('recharges-list', NEVER_ANSWERS)] } },
  render: () => <RechargeHistory onOpen={() => undefined} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.keo-skeleton')).toBeVisible());
  },
});

export const HistoryFailed = meta.story({
  tags: ['!dev'],
  beforeEach: ({ id }) => getFake({ id }).network.misbehave(only('recharges-list', SERVER_ERROR)),
  render: () => <RechargeHistory onOpen={() => undefined} />,
  play: async ({ canvas, id }) => {
    const retry = await canvas.findByRole('button', { name: /^(Thử lại|Try again)$/ });
    getFake({ id }).network.misbehave();
    await userEvent.click(retry);
    await expect(await canvas.findByText(/(Chưa có lần nạp nào|No money added yet)/)).toBeVisible();
  },
});
