import { expect, userEvent, waitFor, within } from 'storybook/test';
import { draftsDomain } from '@keo/core';
import { proofsEndpoints } from '@keo/core/contract';
import { SERVER_ERROR } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { ProofCard } from './proof-card.tsx';
import { ReviewList, type ReviewListProps } from './review-list.tsx';
import { closedDialog, openDialog } from '../../ui/story-dialog.ts';
import { asAuthor, inHours, link, person, proof, round, terms } from '../deals/story-deals.tsx';

const submitted = (no: number, title: string, hours: number) => ({
  ...proof,
  id: `pf${no}`,
  no,
  title,
  state: 'SUBMITTED' as const,
  evidence: [round],
  amount: 2_000_000,
  reviewDueAt: inHours(hours),
});
const byParts = { ...terms, releaseMode: 'PER_PROOF' as const };
const deals = [
  {
    ...asAuthor,
    terms: byParts,
    proofs: [submitted(1, 'Ba hướng logo', 5), { ...proof, id: 'pf9', title: 'Bao bì' }],
  },
  { ...asAuthor, id: 'd2', terms: byParts, proofs: [submitted(2, 'Bộ logo hoàn chỉnh', 2)] },
];

const unpaid = deals.map((deal) => ({
  ...deal,
  terms,
  proofs: deal.proofs.map((one) => ({ ...one, amount: null })),
}));

const card: ReviewListProps['card'] = (deal, { id }, weight) => {
  const whole = deals.find((one) => one.id === deal.id);
  const its = whole?.proofs.find((one) => one.id === id);
  return whole && its ? <ProofCard deal={whole} proof={its} weight={weight} /> : null;
};

const meta = preview.meta({
  title: 'Marketplace/Review queue',
  component: ReviewList,
  args: { deals, link, card },
  parameters: { width: 720 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

export const Waiting = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem', { name: /logo/ });
    await expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
      'Bộ logo hoàn chỉnh',
      'Ba hướng logo',
    ]);
    await expect(canvas.queryByText(/Bao bì/)).not.toBeInTheDocument();
  },
});

type Canvas = ReturnType<typeof within>;
const closeIt = async (dialog: Canvas, story: HTMLElement) => {
  const [close] = dialog.getAllByRole('button', { name: /^(Để sau|Not now|Đóng|Close)$/ });
  if (close) await userEvent.click(close);
  await closedDialog(story);
};
const leaveFocus = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

/** Without a click into it. */
export const ByKeys = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvas.getAllByRole('listitem', { name: /logo/ });
    leaveFocus();
    await expect(first).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('j');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('j');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(first).not.toHaveAttribute('aria-current');
    leaveFocus();
    await userEvent.keyboard('r');
    const note = canvas.getByLabelText(/^(Nói rõ|Say what)/);
    await expect(note).toHaveFocus();
    await userEvent.type(note, 'xaj?');
    await expect(note).toHaveValue('xaj?');
    leaveFocus();
    // Held down, or pressed again over the question: asked once.
    await userEvent.keyboard('{a>3/}');
    const question = await openDialog(canvasElement);
    await expect(question.getByText(/Ba hướng logo/)).toBeVisible();
    await userEvent.keyboard('a');
    await expect(within(document.body).getAllByRole('dialog')).toHaveLength(1);
    await closeIt(question, canvasElement);
    await expect(second).toHaveFocus();
  },
});

export const KeysTurnedOff = meta.story({
  beforeEach: () => () => localStorage.removeItem('keo.reviewKeys'),
  play: async ({ canvas, canvasElement }) => {
    leaveFocus();
    await userEvent.keyboard('?');
    const help = await openDialog(canvasElement);
    const isOn = help.getByRole('checkbox');
    await expect(isOn).toBeChecked();
    await userEvent.click(isOn);
    await closeIt(help, canvasElement);
    leaveFocus();
    await userEvent.keyboard('a?j');
    await expect(within(document.body).queryByRole('dialog', { name: /./ })).toBeNull();
    await expect(canvas.getByText(/(Phím tắt đang tắt|shortcuts are off)/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Phím tắt|Shortcuts) \(\?\)$/ }));
    const again = await openDialog(canvasElement);
    await userEvent.click(again.getByRole('checkbox'));
    await closeIt(again, canvasElement);
    await expect(localStorage.getItem('keo.reviewKeys')).toBeNull();
  },
});

const truc = person('u05', 'Lý Thanh Trúc');
const ofThree = [
  { ...asAuthor, terms: byParts, proofs: [submitted(1, 'Ba hướng logo', 5)] },
  { ...asAuthor, id: 'd2', worker: truc, terms: byParts, proofs: [submitted(2, 'Bộ logo hoàn chỉnh', 4)] },
  { ...asAuthor, id: 'd3', terms: byParts, proofs: [submitted(3, 'Tệp logo gốc', 2)] },
];

/** One worker's proofs stand together, over their deals. */
export const OfTwoWorkers = meta.story({
  args: {
    deals: ofThree,
    card: (deal, { id }, weight) => {
      const whole = ofThree.find((one) => one.id === deal.id);
      const its = whole?.proofs.find((one) => one.id === id);
      return whole && its ? <ProofCard deal={whole} proof={its} weight={weight} /> : null;
    },
  },
  play: async ({ canvas, canvasElement, id }) => {
    const rows = () => canvas.getAllByRole('listitem', { name: /logo/ });
    await expect(rows().map((row) => row.getAttribute('aria-label'))).toEqual([
      'Tệp logo gốc',
      'Ba hướng logo',
      'Bộ logo hoàn chỉnh',
    ]);
    const bao = within(canvas.getByRole('region', { name: 'Phạm Gia Bảo' }));
    await userEvent.click(bao.getByRole('checkbox', { name: /(cả 2 mục của|all 2 of) Phạm Gia Bảo/ }));
    await expect(canvas.getByText(/^2( mục)? · 4,000,000đ$/)).toBeVisible();
    const pay = /^(Duyệt cả 2 mục, trả|Approve all 2, pay) 4,000,000đ$/;
    await userEvent.click(bao.getByRole('button', { name: pay }));
    const question = await openDialog(canvasElement);
    await expect(question.getByText(/4,000,000đ (cho|to) Phạm Gia Bảo/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: pay }));
    await closedDialog(canvasElement);
    await expect(rows()).toHaveLength(1);
    // Undone by a key too, and nothing was sent.
    await userEvent.keyboard('u');
    await waitFor(() => expect(rows()).toHaveLength(3));
    await expect(sent(id)).toBe(0);
  },
});

const choose = async (canvas: Canvas, title: RegExp) => userEvent.click(canvas.getByLabelText(title));

export const Together = meta.story({
  play: async ({ canvas }) => {
    await choose(canvas, /^(Chọn tất cả|Choose all)$/);
    await expect(canvas.getByText(/^2( mục)? · 4,000,000đ$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Duyệt và trả|Approve and pay)$/ }));
    await expect(await within(document.body).findByRole('dialog')).toHaveTextContent(
      /4,000,000đ (cho|to) Phạm Gia Bảo/,
    );
  },
});

export const TogetherUnpaid = meta.story({
  args: { deals: unpaid },
  play: async ({ canvas }) => {
    await choose(canvas, /^(Chọn tất cả|Choose all)$/);
    await userEvent.click(canvas.getByRole('button', { name: /^(Duyệt|Approve)$/ }));
    await expect(await within(document.body).findByRole('dialog')).toHaveTextContent(
      /(Chưa có khoản nào được trả ngay|Nothing is paid yet)/,
    );
  },
});

export const SentBackTogether = meta.story({
  play: async ({ canvas }) => {
    await choose(canvas, /^(Chọn tất cả|Choose all)$/);
    const bar = canvas.getByText(/^2( mục)? · 4,000,000đ$/).closest<HTMLElement>('.keo-choice-bar');
    if (!bar) throw new Error('The bar is not there');
    await userEvent.click(within(bar).getByRole('button', { name: /^(Yêu cầu chỉnh sửa|Ask for changes)$/ }));
    const revise = within(await within(document.body).findByRole('dialog'));
    const send = revise.getByRole('button', { name: /^(Yêu cầu chỉnh sửa|Ask for changes)$/ });
    await expect(send).toBeDisabled();
    const note = revise.getByRole('textbox');
    await userEvent.type(note, 'Hãy gửi k');
    await expect(note).toHaveAccessibleDescription(/^(Viết thêm 1 ký tự nữa|Write 1 more character)\.$/);
    await userEvent.type(note, 'èm tệp vector.');
    await expect(send).toBeEnabled();
    const [cross] = revise.getAllByRole('button', { name: /^(Để sau|Not now)$/ });
    if (cross) await userEvent.click(cross);
    await userEvent.click(within(bar).getByRole('button', { name: /^(Từ chối|Reject)$/ }));
    const reject = within(await within(document.body).findByRole('dialog'));
    await expect(reject.getByRole('button', { name: /^(Từ chối|Reject)$/ })).toBeDisabled();
  },
});

const approveAll = async (canvas: Canvas, canvasElement: HTMLElement) => {
  await choose(canvas, /^(Chọn tất cả|Choose all)$/);
  await userEvent.click(canvas.getByRole('button', { name: /^(Duyệt và trả|Approve and pay)$/ }));
  const question = await openDialog(canvasElement);
  await userEvent.click(question.getByRole('button', { name: /^(Duyệt và trả|Approve and pay)$/ }));
  await closedDialog(canvasElement);
};
const sent = (id: string) => getFake({ id }).server.calls(proofsEndpoints.changeProof.path);

const quick = {
  ...asAuthor,
  id: 'd3',
  job: { ...asAuthor.job, kind: 'QUICK' as const },
  money: { ...asAuthor.money, price: 60_000 },
  proofs: [submitted(3, 'Giá hoa hồng', 5), submitted(4, 'Giá hoa cúc', 6)].map((one) => ({
    ...one,
    amount: null,
  })),
};

/** What a dialog promises counts the decision that can still be undone. */
export const AfterAnother = meta.story({
  args: {
    deals: [quick],
    card: (_, { id }, weight) => {
      const its = quick.proofs.find((one) => one.id === id);
      return its ? <ProofCard deal={quick} proof={its} weight={weight} /> : null;
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const row = (title: RegExp) => within(canvas.getByRole('listitem', { name: title }));
    await userEvent.click(row(/hoa hồng/).getByRole('button', { name: /^(Duyệt|Approve)$/ }));
    const first = await openDialog(canvasElement);
    await expect(within(document.body).getByRole('dialog')).toHaveTextContent(/(Chưa trả|Nothing is paid)/);
    await userEvent.click(first.getByRole('button', { name: /^(Duyệt|Approve)$/ }));
    await closedDialog(canvasElement);
    const pays = /^(Trả 60,000đ cho|Pay 60,000đ to) Phạm Gia Bảo/;
    await userEvent.click(await row(/hoa cúc/).findByRole('button', { name: pays }));
    await expect(await within(document.body).findByRole('dialog')).toHaveTextContent(/(5 giây|5 seconds)/);
  },
});

/** A decision can be undone for five seconds. */
export const Undone = meta.story({
  play: async ({ canvas, canvasElement, id }) => {
    await approveAll(canvas, canvasElement);
    await expect(await canvas.findByText(/^(Duyệt 2 mục|Approving 2 proofs)$/)).toBeVisible();
    await expect(canvas.queryByRole('listitem', { name: /logo/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^(Hoàn tác|Undo)$/ }));
    await waitFor(() => expect(canvas.getAllByRole('listitem', { name: /logo/ })).toHaveLength(2));
    await expect(sent(id)).toBe(0);
  },
});

export const SentNow = meta.story({
  play: async ({ canvas, canvasElement, id }) => {
    await approveAll(canvas, canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(Gửi ngay|Send now)$/ }));
    await waitFor(() => expect(sent(id)).toBe(1));
    await expect(canvas.queryByRole('button', { name: /^(Hoàn tác|Undo)$/ })).toBeNull();
  },
});

export const NotSent = meta.story({
  play: async ({ canvas, canvasElement, id }) => {
    const { network, keo } = getFake({ id });
    const [row] = canvas.getAllByRole('listitem', { name: /Bộ logo/ });
    if (!row) throw new Error('Nothing waits');
    await userEvent.click(within(row).getByRole('button', { name: /^(Yêu cầu chỉnh sửa|Ask for changes)$/ }));
    await userEvent.type(within(row).getByLabelText(/^(Nói rõ|Say what)/), 'Hãy gửi kèm tệp vector.');
    network.misbehave(SERVER_ERROR);
    await userEvent.click(within(row).getByRole('button', { name: /^(Gửi|Send)$/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^(Gửi ngay|Send now)$/ }));
    // With its repeats.
    const isBack = () => expect(canvas.getAllByRole('listitem', { name: /logo/ })).toHaveLength(2);
    await waitFor(isBack, { timeout: 10_000 });
    const toasts = keo.toasts.getSnapshot().context.toasts.map(({ summary }) => summary);
    await expect(toasts.join()).toMatch(/(chưa gửi được|could not be sent)/);
    await expect(JSON.stringify(keo.getActor(draftsDomain)?.getSnapshot().context)).toContain('tệp vector');
    await expect(canvasElement).toBeVisible();
  },
});

export const Nothing = meta.story({
  args: { deals: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});
