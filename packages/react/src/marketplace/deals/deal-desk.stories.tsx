import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { type DealView, dealEndsEndpoints, dealsEndpoints } from '@keo/core/contract';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { DealChat } from '../chat/deal-chat.tsx';
import { job, says } from '../chat/story-chat.tsx';
import { DealDesk, type DealDeskProps } from './deal-desk.tsx';
import { asAuthor, asWorker, dispute, inHours, link, may, proof, round } from './story-deals.tsx';

const nothing = () => undefined;

type DeskProps = Pick<DealDeskProps, 'deal' | 'startAt'> & { onBack: () => void };

function Desk({ deal, startAt, onBack }: DeskProps) {
  return (
    <div style={{ height: 740 }}>
      <DealDesk
        key={deal.id}
        deal={deal}
        jobLink={link}
        rechargeLink={link}
        renderReviews={() => <p>Chị đã trả tiền cho em. Cảm ơn em nhé.</p>}
        startAt={startAt}
        back={
          <button type="button" aria-keyshortcuts="Escape" onClick={onBack}>
            Việc của tôi
          </button>
        }
        conversation={
          <DealChat
            deal={{ id: deal.id, roomId: 'rm_1' }}
            jobLink={link}
            rechargeLink={link}
            dealLink={nothing}
            isBesideDeal
          />
        }
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Marketplace/Deal desk',
  component: Desk,
  args: { deal: asWorker, onBack: fn() },
  globals: { viewport: { value: 'desk' } },
  ...keoStory({ signedInAs: 'minhanh' }),
});

const talk = ({ id }: { id: string }) =>
  void getFake({ id }).server.chat.open('minhanh', 'giabao', { ...job, says });
const parts = (canvas: ReturnType<typeof within>) =>
  [/^(Tiến độ và tiền|Progress and money)$/, /^(Bằng chứng|Evidence)$/, /^(Tin nhắn|Messages)$/].map((name) =>
    canvas.getByRole('region', { name }),
  );
/** Of the text that it ends with, in px. */
const findBaseline = (element: HTMLElement) => {
  const range = document.createRange();
  if (element.lastChild) range.selectNode(element.lastChild);
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('Nothing measures text');
  pen.font = getComputedStyle(element).font;
  return range.getBoundingClientRect().bottom - pen.measureText('x').fontBoundingBoxDescent;
};
const wide = { viewport: { value: 'wide' } };
const dark = { theme: 'dark' };
const english = { locale: 'en' };

const sentBack = {
  ...proof,
  state: 'REVISION_REQUESTED' as const,
  evidence: [round, { ...round, round: 2, uploadedAt: '2026-11-22T03:00:00.000Z' }],
  decisions: [
    {
      by: 'author' as const,
      action: 'REQUEST_REVISION',
      note: 'Thêm bản trắng đen giúp chị.',
      at: '2026-11-21T03:00:00.000Z',
    },
    {
      by: 'author' as const,
      action: 'REQUEST_REVISION',
      note: 'Bản dọc còn thiếu.',
      at: '2026-11-23T03:00:00.000Z',
    },
  ].map((one) => ({ ...one, reasonCode: null, condition: null })),
  revisionDueAt: inHours(20),
  revisionCount: 2,
};
const ended: DealView = {
  ...asWorker,
  state: 'COMPLETED',
  phase: null,
  nextTimer: null,
  proofs: [{ ...proof, state: 'APPROVED', evidence: [round] }],
  money: { ...asWorker.money, held: 0, released: 6_500_000, releasedNet: 5_850_000 },
  actions: [],
};

export const ToStart = meta.story({
  beforeEach: talk,
  args: {
    deal: {
      ...asWorker,
      state: 'FUNDED',
      startedAt: null,
      dueAt: null,
      effectiveDueAt: null,
      nextTimer: null,
      actions: [may('START', dealsEndpoints.authorFinalize), ...asWorker.actions],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(await canvas.findByText(/bảng màu chị thích/)).toBeVisible();
  },
});

/** All three are in sight, each scrolls by itself. */
export const Running = meta.story({
  beforeEach: talk,
  play: async ({ canvas }) => {
    await canvas.findByText(/bảng màu chị thích/);
    const boxes = parts(canvas).map((part) => part.getBoundingClientRect());
    const [now, evidence, conversation] = boxes;
    await expect(boxes.every(({ top, bottom }) => top === now?.top && bottom === now.bottom)).toBe(true);
    await expect(now?.right).toBeLessThan(evidence?.left ?? 0);
    await expect(evidence?.right).toBeLessThan(conversation?.left ?? 0);
    const composer = canvas.getByRole('textbox', { name: /^(Viết tin nhắn|Write a message)$/ });
    await expect(composer.getBoundingClientRect().bottom).toBeLessThan(conversation?.bottom ?? 0);
    await expect(findBaseline(canvas.getByText(/^(Hạn nộp|Due)/))).toBeCloseTo(
      findBaseline(canvas.getByText(/^(với|with) Nguyễn Minh Anh$/)),
    );
    // What stands beside is not said again.
    await expect(canvas.queryByText(/^(Mở thoả thuận|Open the deal)/)).toBeNull();
  },
});

/** From part to part and out of a field by keys; the page's own shortcuts stay away from what is typed. */
export const ByKeys = meta.story({
  beforeEach: talk,
  args: {
    deal: {
      ...asAuthor,
      proofs: [
        { ...proof, id: 'pf0', state: 'APPROVED' },
        ...asAuthor.proofs.map((one) => ({ ...one, no: 2 })),
      ],
    },
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText(/bảng màu chị thích/);
    const [now, evidence, conversation] = parts(canvas);
    for (const part of [now, evidence, conversation, now]) {
      await userEvent.keyboard('{F6}');
      await expect(part).toHaveFocus();
    }
    await userEvent.keyboard('{Shift>}{F6}{/Shift}');
    await expect(conversation).toHaveFocus();
    const composer = canvas.getByRole('textbox', { name: /^(Viết tin nhắn|Write a message)$/ });
    await userEvent.type(composer, 'Ra tết nhé');
    await expect(composer).toHaveValue('Ra tết nhé');
    await userEvent.keyboard('{Escape}');
    await expect(conversation).toHaveFocus();
    await expect(args.onBack).not.toHaveBeenCalled();
    // Of the proof that waits: it stands first.
    await expect(
      within(evidence ?? document.body).getAllByRole('heading', { level: 3 })[0],
    ).toHaveTextContent(/^2\./);
    await userEvent.keyboard('x');
    const reason = canvas.getByLabelText(/^(Lý do từ chối|Reason)/);
    await userEvent.type(reason, 'jax');
    await expect(reason).toHaveValue('jax');
    await userEvent.keyboard('{Escape}');
    await expect(evidence).toHaveFocus();
    await expect(args.onBack).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

/** F6 and Escape stay, letters do nothing. */
export const KeysTurnedOff = meta.story({
  beforeEach: talk,
  args: { deal: asAuthor },
  play: async ({ canvas }) => {
    await canvas.findByText(/bảng màu chị thích/);
    const isOn = canvas.getByRole('checkbox', { name: /^(Bật phím tắt|Use shortcuts)/ });
    await expect(isOn).toBeChecked();
    const reject = () => canvas.queryByLabelText(/^(Lý do từ chối|Reason)/);
    const [now, evidence] = parts(canvas);
    await userEvent.click(isOn);
    await expect(localStorage.getItem('keo.reviewKeys')).toBe('off');
    evidence?.focus();
    await userEvent.keyboard('x');
    await expect(reject()).toBeNull();
    await userEvent.keyboard('{Shift>}{F6}{/Shift}');
    await expect(now).toHaveFocus();
    await userEvent.click(isOn);
    await expect(localStorage.getItem('keo.reviewKeys')).toBeNull();
    evidence?.focus();
    // Held down it goes on from the page before: nothing is pressed by that.
    await fireEvent.keyDown(evidence ?? document.body, { key: 'x', repeat: true });
    await expect(reject()).toBeNull();
    await userEvent.keyboard('x');
    await expect(reject()).toBeVisible();
  },
});

/** The links to the parts come first in the tab order. */
export const Skipping = meta.story({
  beforeEach: talk,
  play: async ({ canvas }) => {
    await canvas.findByText(/bảng màu chị thích/);
    const skip = canvas.getByRole('button', { name: /^(Tin nhắn|Messages)$/ });
    skip.focus();
    await expect(skip).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(parts(canvas)[2]).toHaveFocus();
  },
});

export const HandedIn = meta.story({
  beforeEach: talk,
  globals: wide,
  args: { deal: asAuthor, startAt: { proofId: 'pf1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: /Bộ logo hoàn chỉnh/ })).toHaveFocus();
  },
});

/** Each round with what was said to it, side by side. */
export const SentBack = meta.story({
  beforeEach: talk,
  globals: { ...wide, ...dark },
  args: { deal: { ...asWorker, proofs: [sentBack], nextTimer: null } },
  play: async ({ canvas }) => {
    const rounds = [1, 2].map((no) =>
      canvas.getByText(new RegExp(`^(Lần nộp|Round) ${no}$`)).closest('.keo-stack'),
    );
    const [first, second] = rounds.map((one) => one?.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
    await expect(rounds[0]).toHaveTextContent('Thêm bản trắng đen giúp chị.');
    await expect(rounds[1]).toHaveTextContent('Bản dọc còn thiếu.');
  },
});

export const Disputed = meta.story({
  beforeEach: talk,
  globals: english,
  args: {
    deal: {
      ...asAuthor,
      state: 'DISPUTED',
      phase: null,
      dispute,
      actions: [may('RESPOND_DISPUTE', dealEndsEndpoints.respondDispute)],
    },
    startAt: 'conversation',
  },
  play: async ({ canvas }) => {
    await expect(parts(canvas)[2]).toHaveFocus();
  },
});

export const Ended = meta.story({
  beforeEach: talk,
  globals: { ...dark, ...english },
  args: { deal: ended },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chị đã trả tiền cho em. Cảm ơn em nhé.')).toBeVisible();
  },
});

/** Nothing was agreed yet: the middle says when what is to be handed in will be there, and the scope is no agreement. */
export const Negotiating = meta.story({
  beforeEach: talk,
  globals: english,
  args: {
    deal: {
      ...asAuthor,
      state: 'NEGOTIATING',
      turn: 'author',
      phase: null,
      proofs: [],
      money: { ...asAuthor.money, held: 0 },
      nextTimer: null,
      actions: [may('ACCEPT', dealsEndpoints.giveOffer), may('COUNTER', dealsEndpoints.giveOffer)],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^(Chưa có gì phải nộp\. Khi tiền được giữ|Nothing to hand in yet\. Once the money)/),
    ).toBeVisible();
    await expect(canvas.getByText(/^(Nội dung công việc|The work)$/)).toBeVisible();
    for (const label of canvas.getAllByRole('rowheader')) {
      const range = document.createRange();
      range.selectNodeContents(label);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      await expect(lines.size).toBeLessThanOrEqual(label.textContent.split(' ').length);
    }
  },
});
