import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { applicationsEndpoints, dealsEndpoints, jobsEndpoints } from '@keo/core/contract';
import type { JobSketch } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { closedDialog, openDialog } from '../../ui/story-dialog.ts';
import { JobPanel } from './job-panel.tsx';
import { editElsewhere } from './story-edit-elsewhere.ts';

const link = (label: ReactNode) => <a href="#there">{label}</a>;

function Shown({ onTaken }: { onTaken: (dealId: string) => void }) {
  const { data: job } = useKeoQuery(jobsEndpoints.jobInfo, { slug: 'viec-1' });
  return job ? (
    <JobPanel
      job={job}
      signInLink={link}
      dealLink={(_, label) => link(label)}
      manageLink={(_, label) => link(label)}
      onTaken={onTaken}
    />
  ) : null;
}

const meta = preview.meta({
  title: 'Marketplace/Applying',
  component: Shown,
  args: { onTaken: fn() },
  parameters: { width: 384 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

const posted =
  (sketch: Partial<JobSketch>) =>
  ({ id }: { id: string }) =>
    void getFake({ id }).server.postJob('quochuy', {
      title: 'Dịch 12,000 từ tài liệu kỹ thuật Anh – Việt',
      ...sketch,
    });
const relation = (kind: 'VISITOR' | 'AUTHOR' | 'APPLICANT' | 'WORKER') => ({
  kind,
  applicationId: kind === 'APPLICANT' ? 'ap1' : null,
  dealId: kind === 'WORKER' ? 'd1' : null,
});
const allowed = ({ path: endpoint }: { path: string }) => ({ key: 'ANY', enabled: true, endpoint });

export const Visitor = meta.story({
  beforeEach: posted({ myRelation: relation('VISITOR') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /(Đăng nhập|Sign in)/ })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The time limit is shown before taking. */
export const CanTake = meta.story({
  beforeEach: posted({ actions: [allowed(dealsEndpoints.initProposal)] }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Nhận việc|Take this task)$/ }));
    const dialog = await openDialog(canvasElement);
    await waitFor(() => expect(dialog.getByText(/(30 phút để nộp|30 minutes to hand in)/)).toBeVisible());
  },
});

export const NoPlaceLeft = meta.story({
  beforeEach: posted({
    state: 'FILLED',
    slotsLeft: 0,
    actions: [{ ...allowed(dealsEndpoints.initProposal), enabled: false, reason: 'SLOT_GONE' }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toBeDisabled();
    await expect(canvas.getByText(/(vừa đủ người|has just gone)/)).toBeVisible();
  },
});

const refused = (rule: string, more: object = {}) => ({
  ...allowed(dealsEndpoints.initProposal),
  enabled: false,
  reason: 'NOT_ELIGIBLE',
  rule,
  ...more,
});
const eligibility = { onceEach: true, verified: true, provinces: ['79' as const], minReliability: 85 };

export const OtherProvince = meta.story({
  beforeEach: posted({ eligibility, actions: [refused('PROVINCE')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toBeDisabled();
    await expect(canvas.getByText(/(người ở TP. Hồ Chí Minh|people in TP. Hồ Chí Minh)/)).toBeVisible();
  },
});

export const NotReliableEnough = meta.story({
  beforeEach: posted({ eligibility, actions: [refused('RELIABILITY')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(tin cậy từ 85|reliability of 85)/)).toBeVisible();
  },
});

export const NotVerified = meta.story({
  tags: ['!dev'],
  beforeEach: posted({ eligibility, actions: [refused('VERIFY_ACCOUNT')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(đã xác minh|for verified people)/)).toBeVisible();
  },
});

export const OnceEach = meta.story({
  beforeEach: posted({ eligibility, actions: [refused('ONCE_EACH')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(chỉ làm việc này một lần|does this one once)/)).toBeVisible();
  },
});

export const PausedByGivingUp = meta.story({
  beforeEach: posted({
    actions: [refused('PAUSED_HERE', { reason: 'NOT_ALLOWED', until: '2026-11-21T02:30:00Z' })],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/09:30.*21\/11\/2026/)).toBeVisible();
  },
});

export const ApplyWithQuestions = meta.story({
  beforeEach: posted({
    kind: 'PROJECT',
    questions: ['Bạn đã dịch tài liệu kỹ thuật nào?', 'Khi nào bạn bắt đầu được?'],
    actions: [allowed(applicationsEndpoints.applyJob)],
  }),
  play: async ({ canvas, canvasElement, id }) => {
    const { server } = getFake({ id });
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^(Ứng tuyển|Apply)$/ }));
      return openDialog(canvasElement);
    };
    await canvas.findByRole('button', { name: /^(Ứng tuyển|Apply)$/ });
    const form = await open();
    await userEvent.type(form.getByLabelText(/(Bạn đã dịch)/), 'Cẩm nang vận hành máy nén khí.');
    await userEvent.type(form.getAllByRole('textbox')[0]!, 'Tôi dịch tài liệu kỹ thuật đã năm năm.');
    await userEvent.click(form.getByRole('button', { name: /^(Gửi|Send)/ }));
    await expect(form.getByText(/(Trả lời câu này|Answer this one)/)).toBeVisible();
    await expect(server.calls(applicationsEndpoints.applyJob.path)).toBe(0);
    await userEvent.click(form.getByRole('button', { name: /^(Đóng|Close)$/ }));
    await closedDialog(canvasElement);
    const again = await open();
    await expect(again.getByLabelText(/(Bạn đã dịch)/)).toHaveValue('Cẩm nang vận hành máy nén khí.');
    await userEvent.type(again.getByLabelText(/(Khi nào bạn)/), 'Ngày mai.');
    const days = again.getByLabelText(/(Số ngày bạn cần|Days you need)/);
    await userEvent.type(days, '0');
    await userEvent.click(again.getByRole('button', { name: /^(Gửi|Send)/ }));
    await expect(again.getByText(/(Từ 1 đến 90 ngày|From 1 to 90 days)/)).toBeVisible();
    await userEvent.clear(days);
    await userEvent.type(days, '14');
    const bid = again.getByLabelText(/(Giá bạn đề nghị|Your price)/);
    await userEvent.type(bid, '1.8 trịu');
    await userEvent.click(again.getByRole('button', { name: /^(Gửi|Send)/ }));
    await expect(again.getByText(/(ví dụ 500k|such as 500k)/)).toBeVisible();
    await userEvent.clear(bid);
    await userEvent.type(bid, '99999999999');
    await expect(again.getByText(/(Nhiều nhất|At most) 200,000,000đ/)).toBeVisible();
    await userEvent.clear(bid);
    editElsewhere({ server }, 'quochuy', {
      questions: ['Bạn đã dịch tài liệu kỹ thuật nào?', 'Bạn làm được mỗi ngày bao nhiêu từ?'],
    });
    await userEvent.click(again.getByRole('button', { name: /^(Gửi|Send)/ }));
    const changed = await again.findByLabelText(/(mỗi ngày bao nhiêu)/);
    await userEvent.clear(changed);
    await userEvent.type(changed, 'Ba nghìn từ.');
    await userEvent.click(again.getByRole('button', { name: /^(Gửi|Send)/ }));
    await waitFor(() => expect(server.calls(applicationsEndpoints.applyJob.path)).toBe(2));
    await expect(await canvas.findByText(/^(Bạn đã ứng tuyển|You have applied)/)).toBeVisible();
  },
});

export const Applied = meta.story({
  beforeEach: posted({
    myRelation: relation('APPLICANT'),
    actions: [allowed(applicationsEndpoints.cancelApplication)],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^(Rút ứng tuyển|Withdraw)$/ })).toBeVisible();
  },
});

export const Answered = meta.story({
  beforeEach: posted({ myRelation: relation('APPLICANT') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(từng ứng tuyển|applied for this before)/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Worker = meta.story({
  beforeEach: posted({ myRelation: relation('WORKER') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /(Mở thoả thuận|Open the deal)/ })).toBeVisible();
  },
});

export const Author = meta.story({
  beforeEach: posted({
    myRelation: relation('AUTHOR'),
    budget: { held: 551_250, total: 1_470_000, fee: 70_000 },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,470,000đ')).toBeVisible();
    await expect(canvas.getByText('551,250đ')).toBeVisible();
  },
});
