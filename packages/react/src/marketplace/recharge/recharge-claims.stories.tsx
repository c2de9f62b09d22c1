import { randomId } from '@keo/core';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, type within } from 'storybook/test';
import { LOSES_ANSWERS, NEVER_ANSWERS, OFFLINE, SERVER_ERROR, only } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { typedMoment } from './claim-draft.ts';
import { RechargeClaims } from './recharge-claims.tsx';

const meta = preview.meta({
  title: 'Marketplace/Recharge claims',
  component: RechargeClaims,
  parameters: { width: 720 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

type Canvas = ReturnType<typeof within>;
const making = 'create-recharge-claim';
const link = /^(Đã chuyển mà chưa thấy tiền\?|Sent money that is not here\?)$/;
const submit = /^(Gửi|Send)$/;
const amountField = /^(Số tiền đã chuyển|Amount sent)$/;
const timeField = /^(Thời điểm chuyển|When you sent it)$/;
const sentHeading = /(Đã nhận khoản 350,000đ bạn báo|We have your word about 350,000đ)/;

const ready = async (id: string) => {
  const { keo } = getFake({ id });
  await waitFor(() => expect(keo.root.getSnapshot().context.userId).not.toBeNull());
};
const begin = async (canvas: Canvas, id: string) => {
  await ready(id);
  await userEvent.click(canvas.getByRole('button', { name: link }));
};
const fill = async (canvas: Canvas, amount = '350k') => {
  await userEvent.type(canvas.getByLabelText(amountField), amount);
  const time = typedMoment(Date.now() - 3_600_000);
  await fireEvent.change(canvas.getByLabelText(timeField), { target: { value: time } });
};
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: submit }));
const claimDirectly = (id: string, amount: number) => {
  const { server } = getFake({ id });
  server.answer({
    method: 'POST',
    path: `/recharge/${making}`,
    body: { amount, sentAt: new Date(Date.now() - 3_600_000).toISOString(), requestId: randomId() },
    token: server.open('minhanh').accessToken,
  });
};

export const Nothing = meta.story({
  play: async ({ canvas, id }) => {
    await ready(id);
    await expect(canvas.getByRole('button', { name: link })).toBeVisible();
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
});

export const BeingLookedAt = meta.story({
  beforeEach: ({ id }) => {
    const { money } = getFake({ id }).server;
    for (const [amount, refusal] of [
      [410_000, 'Sao kê ngày 24/11 không có khoản này.'],
      [420_000, undefined],
    ] as const) {
      claimDirectly(id, amount);
      money.closeClaim('minhanh', refusal);
    }
    claimDirectly(id, 430_000);
    money.keepWaiting('minhanh', 70_000);
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /^(Đang kiểm tra|Being looked at)$/ }),
    ).toBeVisible();
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(4);
    for (const [at, words] of [
      /70,000đ.*(Chuyển lần nữa cùng mã|Sent again with the code).*(chậm hơn đã hẹn|later than we promised)/,
      /430,000đ.*(Bạn báo đã chuyển|You told us).*(Đang kiểm tra|Being looked at).*(trả lời trước|answer before)/,
      /420,000đ.*(tiền đã vào ví của bạn|in your wallet)/,
      /410,000đ.*(Không tìm thấy|Not found).*Sao kê ngày 24\/11 không có khoản này\.$/,
    ].entries())
      await expect(rows[at]).toHaveTextContent(words);
  },
});

export const Form = meta.story({
  play: async ({ canvas, id }) => {
    await begin(canvas, id);
    await expect(canvas.getByLabelText(amountField)).toHaveValue('');
    await expect(canvas.getByRole('group', { name: /(Ảnh biên lai|Picture of the receipt)/ })).toBeVisible();
  },
});

export const Incomplete = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, id }) => {
    await begin(canvas, id);
    await userEvent.type(canvas.getByLabelText(amountField), '500');
    const tomorrow = typedMoment(Date.now() + 24 * 3_600_000);
    await fireEvent.change(canvas.getByLabelText(timeField), { target: { value: tomorrow } });
    await send(canvas);
    await expect(
      await canvas.findByText(/(Nhập số tiền từ|Enter an amount from) 1,000đ.*500,000,000đ/),
    ).toBeVisible();
    await expect(canvas.getByText(/(không ở tương lai|not in the future)\.$/)).toBeVisible();
    await expect(canvas.getByLabelText(amountField)).toHaveFocus();
  },
});

export const Sending = meta.story({
  beforeEach: ({ id }) => getFake({ id }).network.misbehave(only(making, NEVER_ANSWERS)),
  play: async ({ canvas, id }) => {
    await begin(canvas, id);
    await fill(canvas);
    await send(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: submit })).toHaveAttribute('aria-busy', 'true'),
    );
  },
});

export const Sent = meta.story({
  play: async ({ canvas, canvasElement, id }) => {
    await begin(canvas, id);
    await fill(canvas);
    const chooser = canvasElement.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
    if (!chooser) throw new Error('There is nothing to choose a picture with');
    await userEvent.upload(chooser, new File(['x'], 'bien-lai.png', { type: 'image/png' }));
    await canvas.findByText(/^(Đã tải lên|Sent)$/);
    await send(canvas);
    await expect(await canvas.findByRole('heading', { name: sentHeading })).toHaveFocus();
    await expect(canvas.getByText(/(Có kết quả, bạn sẽ nhận|You will be notified)/)).toBeVisible();
    await expect(await canvas.findByRole('listitem')).toHaveTextContent(/350,000đ/);
    await userEvent.click(canvas.getByRole('button', { name: /^(Báo khoản khác|Tell us of another)$/ }));
    await expect(canvas.getByLabelText(amountField)).toHaveValue('');
    await expect(canvas.queryByText('bien-lai.png')).not.toBeInTheDocument();
  },
});

export const Refused = meta.story({
  beforeEach: ({ id }) => {
    for (let count = 1; count <= 5; count++) claimDirectly(id, 100_000 + count);
  },
  play: async ({ canvas, id }) => {
    await begin(canvas, id);
    await fill(canvas);
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Bạn đang có 5 khoản chờ kiểm tra.');
    await expect(canvas.getByLabelText(amountField)).toHaveValue('350,000');
  },
});

export const Offline = meta.story({
  play: async ({ canvas, id }) => {
    await begin(canvas, id);
    await fill(canvas);
    const { network } = getFake({ id });
    network.misbehave(only(making, OFFLINE));
    await send(canvas);
    await expect(
      await canvas.findByText(/(chỉ ghi nhận một lần|we count it once|Không có kết nối mạng|no network)/i),
    ).toBeVisible();
    network.misbehave(only(making, LOSES_ANSWERS));
    await send(canvas);
    await expect(await canvas.findByText(/(chỉ ghi nhận một lần|we count it once)/)).toBeVisible();
    network.misbehave();
    await send(canvas);
    await canvas.findByRole('heading', { name: sentHeading });
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(1);
  },
});

export const DraftKept = meta.story({
  tags: ['!dev'],
  render: function LeftAndComeBackTo() {
    const [visit, setVisit] = useState(1);
    return (
      <>
        <button type="button" onClick={() => setVisit(visit + 1)}>
          Leave and come back
        </button>
        <RechargeClaims key={visit} />
      </>
    );
  },
  play: async ({ canvas, id }) => {
    const comeBack = () => userEvent.click(canvas.getByRole('button', { name: 'Leave and come back' }));
    await begin(canvas, id);
    await fill(canvas);
    await comeBack();
    await expect(await canvas.findByText(/(vẫn còn đây|is still here)/)).toBeVisible();
    await expect(canvas.getByLabelText(amountField)).toHaveValue('350k');
    await send(canvas);
    await canvas.findByRole('heading', { name: sentHeading });
    await comeBack();
    await expect(canvas.queryByLabelText(amountField)).not.toBeInTheDocument();
  },
});

export const ListFailed = meta.story({
  tags: ['!dev'],
  beforeEach: ({ id }) => getFake({ id }).network.misbehave(only('recharge-suspense-list', SERVER_ERROR)),
  play: async ({ canvas, id }) => {
    const retry = await canvas.findByRole('button', { name: /^(Thử lại|Try again)$/ });
    getFake({ id }).network.misbehave();
    await userEvent.click(retry);
    await waitFor(() => expect(retry).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: link })).toBeVisible();
  },
});
