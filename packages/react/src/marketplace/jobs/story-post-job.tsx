import { expect, fn, waitFor } from 'storybook/test';
import { draftsDomain } from '@keo/core';
import { useAuth } from '../../auth/use-auth.ts';
import { getFake } from '../../client/story-keo.tsx';
import { emptyCondition } from './condition-form.ts';
import { type JobDraft, type JobForm, emptyForm } from './job-form.ts';
import { PostJobSheet, type PostJobSheetProps } from './post-job-sheet.tsx';

export function SignedInPostJob(props: PostJobSheetProps) {
  const { user } = useAuth();
  return user && <PostJobSheet {...props} />;
}

export const postJobArgs = {
  job: undefined,
  onClose: fn(),
  onPosted: fn(),
  rechargeLink: (amount: number, label: string) => <a href={`#${amount}`}>{label}</a>,
};

export const form: JobForm = {
  ...emptyForm,
  title: 'Kiểm thử luồng đăng ký app giao đồ ăn',
  description: 'Cài bản thử, đăng ký tài khoản mới rồi đi hết luồng đặt món đầu tiên, ghi lại lỗi.',
  categorySlug: 'kiem-thu',
  conditions: [{ ...emptyCondition, title: '3 ảnh các bước', minFiles: '3', mustBeFresh: true }],
  price: '35,000',
  slots: '40',
  timeLimitMin: '60',
  effortMin: '27',
  eligibility: { ...emptyForm.eligibility, onceEach: false },
};

export const kept =
  (step: string, part: Partial<JobForm> = {}, saved: JobDraft['saved'] = null) =>
  async ({ id }: { id: string }) => {
    const requestId = '5b3c7f0a-3f52-4a37-9a53-0a8f1a5e7c11';
    const text = JSON.stringify({ form: { ...form, ...part }, step, saved, requestId });
    await waitFor(() => expect(getFake({ id }).keo.getActor(draftsDomain)).toBeDefined());
    getFake({ id }).keo.getActor(draftsDomain)?.send({ type: 'drafts.keep', name: 'job', text });
  };
export const next = /^(Tiếp tục|Continue)$/;
