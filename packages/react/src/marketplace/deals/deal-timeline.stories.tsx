import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dealLogsEndpoints } from '@keo/core/contract';
import { type LogSketch, NEVER_ANSWERS, SERVER_ERROR, only } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { DealTimeline } from './deal-timeline.tsx';

const person = (id: string, username: string, displayName: string) => ({
  id,
  username,
  displayName,
  avatarUrl: null,
  verified: { email: true, phone: true, identity: false, bank: false },
});
const deal = {
  id: 'd06',
  author: person('u01', 'minhanh', 'Nguyễn Minh Anh'),
  worker: person('u04', 'giabao', 'Phạm Gia Bảo'),
  myRole: 'author' as const,
};
const event = (
  ago: number,
  action: LogSketch['action'],
  actorId: string | null,
  more: Record<string, unknown> = {},
): LogSketch => ({
  action,
  description: 'Như máy chủ kể lại',
  metadata: { dealId: 'd06', ...(actorId !== null && { actorId }), ...more },
  ago,
  isRead: true,
});
const milestone = { params: { proofTitle: 'Mốc 1, ba hướng logo' } };
const hour = 60;
const day = 24 * hour;
const history: readonly LogSketch[] = [
  event(9 * day, 'DEAL_PROPOSAL_CREATED', 'u01', { amount: 6_000_000 }),
  event(8 * day, 'DEAL_PROPOSAL_UPDATED', 'u04', {
    amount: 6_500_000,
    params: { text: 'Thêm phần bao bì.' },
  }),
  event(8 * day - 20, 'DEAL_ACCEPTED', 'u01'),
  event(7 * day + 400, 'ACTION_REQUIRED', null, { reason: 'FUND_DEAL' }),
  event(7 * day, 'DEAL_APPROVED', 'u01', { amount: 6_500_000 }),
  event(6 * day, 'COLLABORATION_STARTED', 'u04'),
  event(4 * day, 'PROOF_UPLOADED', 'u04', milestone),
  event(4 * day - 60, 'PROOF_EVIDENCE_SUBMITTED', 'u04', milestone),
  event(3 * day, 'PROOF_REVISION_REQUESTED', 'u01', {
    params: { ...milestone.params, text: 'Hãy thêm bản trắng đen.' },
  }),
  event(2 * day, 'PROOF_EVIDENCE_SUBMITTED', 'u04', milestone),
  event(1 * day, 'URGENT_PROOF_REVIEW_NEEDED', null, milestone),
  event(5 * hour, 'PROOF_AUTO_APPROVED_FOR_AUTHOR', null, milestone),
  event(3 * hour, 'ACTION_REQUIRED', 'u04', {
    reason: 'DISPUTE_OPENED',
    params: { text: 'Người đăng không trả lời.' },
  }),
];

const meta = preview.meta({
  title: 'Marketplace/Deal timeline',
  component: DealTimeline,
  args: { deal },
  parameters: { width: 480, fake: { logs: history } },
  ...keoStory({ signedInAs: 'minhanh' }),
});

export const History = meta.story({
  play: async ({ canvas }) => {
    const first = (await canvas.findByText(/^(Mở tranh chấp|Dispute opened)$/)).closest('li');
    await expect(first).toBe(canvas.getAllByRole('listitem')[0]);
    await expect(first).toHaveTextContent(/^(Mở tranh chấp|Dispute opened)/);
    await expect(first).toHaveTextContent('Phạm Gia Bảo');
    await expect(first).toHaveTextContent('Người đăng không trả lời.');
    await expect(canvas.getAllByText(/^(Tự động|By itself)/)).toHaveLength(3);
    await expect(canvas.queryByText(/^(Gửi đề xuất|Offer made)$/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^(Xem trước đó|Show earlier)$/ }));
    const offer = await canvas.findByText(/^(Gửi đề xuất|Offer made)$/);
    await expect(offer.closest('li')).toHaveTextContent('6,000,000đ');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(history.length);
    await expect(canvas.queryByRole('button', { name: /^(Xem trước đó|Show earlier)$/ })).toBeNull();
  },
});

export const NothingYet = meta.story({
  parameters: { fake: { logs: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Chưa có diễn biến|Nothing has happened)/)).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: {
    fake: { logs: history, misbehaviours: [only(dealLogsEndpoints.dealLogsList.path, NEVER_ANSWERS)] },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull();
  },
});

export const Failed = meta.story({
  parameters: {
    fake: { logs: history, misbehaviours: [only(dealLogsEndpoints.dealLogsList.path, SERVER_ERROR)] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^(Thử lại|Try again)$/ })).toBeVisible();
  },
});

export const GrowsLive = meta.story({
  play: async ({ canvas, id }) => {
    await canvas.findByText(/^(Mở tranh chấp|Dispute opened)$/);
    const events = canvas.getAllByRole('listitem');
    const { server } = getFake({ id });
    server.notify('minhanh', { ...event(0, 'TASK_COMPLETED', 'u04'), metadata: { dealId: 'd99' } });
    server.notify('minhanh', event(0, 'DEAL_CANCELLED', 'u04', { params: { text: 'Tôi bị ốm.' } }));
    await expect(await canvas.findByText(/^(Thoả thuận đã huỷ|Deal cancelled)$/)).toBeVisible();
    await expect(canvas.queryByText(/^(Công việc hoàn thành|Work completed)$/)).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(events.length);
  },
});

export const LeavesANote = meta.story({
  play: async ({ canvas, id }) => {
    await canvas.findByText(/^(Mở tranh chấp|Dispute opened)$/);
    const field = canvas.getByLabelText(/^(Ghi chú cho bên kia|A note to the other side)$/);
    await userEvent.type(field, 'Nhớ gửi tệp gốc nhé.');
    await userEvent.click(canvas.getByLabelText(/^(Cần bên kia trả lời|They should answer it)$/));
    await userEvent.click(canvas.getByRole('button', { name: /^(Gửi ghi chú|Send the note)$/ }));
    await waitFor(async () => {
      const first = canvas.getAllByRole('listitem')[0];
      if (!first) throw new Error('There are events');
      await expect(within(first).getByText('Nhớ gửi tệp gốc nhé.')).toBeVisible();
      await expect(first).toHaveTextContent(/^(Ghi chú cần trả lời|Note that needs an answer) (Bạn|You)/);
    });
    await expect(field).toHaveValue('');
    await expect(getFake({ id }).server.calls(dealLogsEndpoints.newDealLog.path)).toBe(1);
  },
});
