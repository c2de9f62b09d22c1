import { expect, userEvent, waitFor, within } from 'storybook/test';
import { draftsDomain } from '@keo/core';
import { dealEndsEndpoints, dealsEndpoints } from '@keo/core/contract';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { DealDetail } from './deal-detail.tsx';
import { asAuthor, asWorker, inHours, link, may, proof, round, terms } from './story-deals.tsx';

const meta = preview.meta({
  title: 'Marketplace/Deal',
  component: DealDetail,
  args: { deal: asWorker, jobLink: link, rechargeLink: link },
  parameters: { width: 480 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

export const AtWork = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^(Nộp bằng chứng|Hand in)$/ })).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^(Đường dẫn|Link)/), 'javascript:alert(1)');
    await expect(canvas.getByText(/https:\/\/ (hoặc|or) http/)).toBeVisible();
  },
});

/** One of two is handed in: the rest is due before its review is. */
export const OneOfTwoHandedIn = meta.story({
  args: {
    deal: {
      ...asWorker,
      proofs: [
        { ...proof, state: 'SUBMITTED', evidence: [round], reviewDueAt: inHours(72) },
        { ...proof, id: 'pf2', no: 2, title: 'Ảnh bao bì' },
      ],
      effectiveDueAt: inHours(3),
      nextTimer: { transition: 'P9', at: inHours(72), outcome: 'APPROVED', proofId: proof.id },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const clocks = [...canvasElement.querySelectorAll('.keo-waiting')].map((one) => one.textContent);
    const missing =
      /^3(giờ|hr)(Bạn còn 3 giờ để nộp|You have 3 hours to hand in) “Ảnh bao bì”.* \d\d:\d\d, \d\d\/\d\d/;
    await expect(clocks).toEqual([
      expect.stringMatching(missing),
      // What waits for the reader stands first.
      expect.stringMatching(missing),
      expect.stringMatching(/^3(ngày|days)(Nếu|If) .*\d\d:\d\d, \d\d\/\d\d/),
    ]);
    await expect(canvas.getByText(/^(Hạn nộp:|Hand in by) \d\d:\d\d, \d\d\/\d\d$/)).toBeVisible();
  },
});

export const ToReview = meta.story({
  args: { deal: asAuthor },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Yêu cầu chỉnh sửa|Ask for changes)$/ }));
    const send = canvas.getByRole('button', { name: /^(Gửi|Send)$/ });
    await expect(send).toBeDisabled();
    const note = canvas.getByLabelText(/^(Nói rõ|Say what)/);
    await userEvent.type(note, 'Hãy thêm');
    await expect(note).toHaveAccessibleDescription(/^(Viết thêm 2 ký tự nữa|Write 2 more characters)\.$/);
    await userEvent.type(note, ' bản trắng đen.');
    await expect(send).toBeEnabled();
  },
});

export const WordsOutliveAReload = meta.story({
  args: { deal: { ...asAuthor, actions: [may('OPEN_DISPUTE', dealEndsEndpoints.openDispute)] } },
  beforeEach: async ({ id }) => {
    const { keo } = getFake({ id });
    await waitFor(() => expect(keo.getActor(draftsDomain)).toBeDefined());
    const keep = (name: string, fields: object) =>
      keo.getActor(draftsDomain)?.send({ type: 'drafts.keep', name, text: JSON.stringify(fields) });
    const [first] = asAuthor.proofs;
    keep(`reject ${first?.id}`, { rule: 'NOT_AS_AGREED', note: 'Logo không đúng màu đã chốt.' });
    keep(`OPEN_DISPUTE ${asAuthor.id}`, { typed: '1,000,000', text: 'Hai bên đã chốt màu xanh lá.' });
  },
  play: async ({ canvas, id }) => {
    const kept = () => JSON.stringify(getFake({ id }).keo.getActor(draftsDomain)?.getSnapshot().context);
    await userEvent.click(canvas.getByRole('button', { name: /^(Từ chối|Reject)$/ }));
    const reason = await canvas.findByDisplayValue('Logo không đúng màu đã chốt.');
    await expect(canvas.getByRole('button', { name: /^(Gửi|Send)$/ })).toBeEnabled();
    await userEvent.type(reason, ' Xem lại nhé.');
    await expect(reason).toHaveValue('Logo không đúng màu đã chốt. Xem lại nhé.');
    await expect(kept()).toContain('Xem lại nhé.');
    await userEvent.click(canvas.getByRole('button', { name: /^(Mở tranh chấp|Open a dispute)$/ }));
    await expect(canvas.getByDisplayValue('1,000,000')).toBeVisible();
    await expect(canvas.getByDisplayValue('Hai bên đã chốt màu xanh lá.')).toBeVisible();
  },
});

export const Negotiating = meta.story({
  args: {
    deal: {
      ...asAuthor,
      state: 'NEGOTIATING',
      turn: 'author',
      phase: null,
      proofs: [],
      money: { ...asAuthor.money, held: 0 },
      actions: [
        may('ACCEPT', dealsEndpoints.giveOffer),
        may('COUNTER', dealsEndpoints.giveOffer),
        may('DECLINE', dealsEndpoints.giveOffer),
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Đề xuất lại|Make another offer)$/ }));
    const price = canvas.getByLabelText(/^(Giá|Price)$/);
    await userEvent.clear(price);
    await userEvent.type(price, '10');
    await userEvent.click(canvas.getByRole('button', { name: /^(Gửi đề xuất|Send the offer)$/ }));
    await expect(price).toHaveAttribute('aria-invalid', 'true');
  },
});

export const FirstOffer = meta.story({
  args: {
    deal: {
      ...asAuthor,
      state: 'DRAFT',
      phase: null,
      offers: [],
      terms: null,
      openingTerms: terms,
      proofs: [],
      money: { ...asAuthor.money, held: 0 },
      actions: [may('INIT_BY_AUTHOR', dealsEndpoints.initByAuthor)],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Soạn đề xuất|Write an offer)$/ }));
    await expect(canvas.getByLabelText(/^(Giá|Price)$/)).toHaveValue('6,500,000');
    await expect(canvas.getByLabelText(/^(Tên mục|Title)$/)).toHaveValue('Bộ logo hoàn chỉnh');
    await userEvent.click(canvas.getByRole('button', { name: /^(Thêm một mục|Add a proof)$/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^(Gửi đề xuất|Send the offer)$/ }));
    const [, second] = canvas.getAllByLabelText(/^(Tên mục|Title)$/);
    await expect(second).toHaveAttribute('aria-invalid', 'true');
  },
});

/** All kinds are needed, the place among them. */
export const AllKinds = meta.story({
  args: {
    deal: {
      ...asWorker,
      proofs: [
        {
          ...proof,
          state: 'UPLOADED',
          accept: { types: ['LINK', 'GEO'], match: 'ALL' },
          evidence: [{ ...round, geo: { lat: 10.776_89, lng: 106.700_81, accuracyM: 12 }, link: null }],
          checks: [{ rule: 'KINDS', passed: false, note: 'LINK' }],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Nộp đủ các loại này|Hand in all of these)/)).toBeVisible();
    await expect(canvas.getByText(/^(Còn thiếu: đường dẫn|Still missing: link)\.$/)).toBeVisible();
    await expect(canvas.getByLabelText(/^(Đường dẫn|Link)$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(Gắn vị trí|Add where I am)/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /10\.77689, 106\.70081/ })).toBeVisible();
  },
});

export const NothingToHandIn = meta.story({
  args: {
    deal: {
      ...asWorker,
      state: 'NEGOTIATING',
      turn: 'worker',
      phase: null,
      proofs: [],
      offers: asWorker.offers.slice(0, 1),
      terms: { ...terms, conditions: [] },
      money: { ...asWorker.money, held: 0 },
      actions: [
        { ...may('ACCEPT', dealsEndpoints.giveOffer), enabled: false, reason: 'INVALID' },
        may('COUNTER', dealsEndpoints.giveOffer),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/(chưa ghi phải nộp gì|does not say what to hand in)/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Đề xuất lại|Make another offer)$/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^(Gửi đề xuất|Send the offer)$/ }));
    await expect(
      canvas.getByText(/^(Cần ít nhất một mục bắt buộc phải nộp|At least one proof must be required)/),
    ).toBeVisible();
  },
});

export const AnsweredDispute = meta.story({
  args: {
    deal: {
      ...asWorker,
      state: 'DISPUTED',
      phase: null,
      contested: 6_500_000,
      dispute: {
        id: 'ds1',
        openedBy: 'worker',
        proofId: null,
        reasonCode: 'OTHER',
        claimToWorker: 5_000_000,
        statement: 'Tôi đã làm đúng phạm vi đã thoả thuận và gửi đủ tệp theo yêu cầu.',
        answer: 'Hai trong ba hướng logo giống mẫu có sẵn trên mạng, tôi chỉ nhận một hướng.',
        fileIds: [],
        offers: [{ by: 'author', toWorker: 2_000_000, at: '2026-11-20T05:00:00.000Z' }],
        state: 'NEGOTIATING',
        resolution: null,
      },
      actions: [
        may('SETTLE', dealEndsEndpoints.settleDispute),
        may('WITHDRAW_DISPUTE', dealEndsEndpoints.withdrawDispute),
      ],
    },
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('list', { name: /^(Hai bên còn cách nhau bao nhiêu|How far apart)/ });
    await expect(
      within(bar)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('2,000,000đ'),
      expect.stringContaining('3,000,000đ'),
      expect.stringContaining('1,500,000đ'),
    ]);
  },
});

const listMoney = (canvas: ReturnType<typeof within>) =>
  canvas.getByLabelText(/^(Tiền của thoả thuận|The money of this deal)$/);

/** 1,500,000đ of the price went back, with its fee of 75,000đ. */
const keptMoney = { ...asAuthor.money, refunded: 1_500_000, authorFee: 250_000, authorTotal: 5_250_000 };
export const PaidInParts = meta.story({
  args: {
    deal: {
      ...asAuthor,
      money: { ...keptMoney, held: 2_625_000, released: 2_500_000 },
    },
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('list', { name: /^(Tiền đang ở đâu|Where the money is)$/ });
    await expect(bar).toHaveTextContent(/2,500,000đ.*2,625,000đ.*1,575,000đ/);
    await expect(listMoney(canvas)).toHaveTextContent(/6,500,000đ.*-1,500,000đ.*250,000đ.*5,250,000đ/);
    await expect(canvas.getByText(/^(Bước 4\/5: Duyệt|Step 4 of 5: Review)$/)).toBeVisible();
    await expect(canvas.getByRole('article').querySelector('.keo-seal')).toHaveTextContent('2,625,000đ');
  },
});

const inParts = { ...terms, releaseMode: 'PER_PROOF' as const };
const allPaid = { ...keptMoney, held: 0, released: 5_000_000 };

/** All parts are paid: no state, step or button asks for money. */
export const PaidUp = meta.story({
  args: {
    deal: {
      ...asAuthor,
      state: 'PROOFS_APPROVED',
      phase: null,
      terms: inParts,
      money: allPaid,
      proofs: asAuthor.proofs.map((one) => ({ ...one, state: 'APPROVED' as const })),
      actions: [may('COMPLETE', dealsEndpoints.authorFinalize)],
    },
  },
  play: async ({ canvas }) => {
    const deal = canvas.getByRole('article');
    await expect(canvas.getByText(/^(Đã trả hết|All paid)$/)).toBeVisible();
    await expect(deal).not.toHaveTextContent(/chờ trả tiền|waiting for payment/);
    await expect(deal.querySelector('.keo-seal')).toHaveTextContent('5,000,000đ');
    await userEvent.click(canvas.getByRole('button', { name: /^(Kết thúc việc|Finish the deal)$/ }));
    const question = await within(document.body).findByRole('dialog');
    await expect(question).toHaveTextContent(/(đã trả xong|is paid)/);
    await expect(question).not.toHaveTextContent(/(?<!\d)0đ/);
  },
});

export const Finished = meta.story({
  args: {
    deal: { ...asAuthor, state: 'COMPLETED', phase: null, terms: inParts, money: allPaid, actions: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^(Đã trả|Paid)$/)).toHaveLength(1);
    // All that was held: 6,825,000đ.
    await expect(listMoney(canvas)).toHaveTextContent(/5,000,000đ.*250,000đ.*1,575,000đ/);
  },
});
