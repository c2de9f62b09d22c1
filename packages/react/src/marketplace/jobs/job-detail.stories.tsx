import type { ReactNode } from 'react';
import { expect, userEvent } from 'storybook/test';
import { type UserCard, jobsEndpoints } from '@keo/core/contract';
import type { JobSketch } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { JobDetail } from './job-detail.tsx';

const authorLink = ({ id }: UserCard, name: ReactNode) => <a href={`#${id}`}>{name}</a>;

function Shown() {
  const { data: job } = useKeoQuery(jobsEndpoints.jobInfo, { slug: 'viec-1' });
  return job ? <JobDetail job={job} authorLink={authorLink} /> : null;
}

const meta = preview.meta({
  title: 'Marketplace/Job',
  component: Shown,
  parameters: { width: 820 },
  ...keoStory(),
});

const posted =
  (sketch: JobSketch) =>
  ({ id }: { id: string }) =>
    void getFake({ id }).server.postJob('quochuy', sketch);

export const Quick = meta.story({
  beforeEach: posted({ title: 'Kiểm thử luồng đăng ký app giao đồ ăn trên Android' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText(/(quá giờ tự duyệt|approved by itself)/)).toBeVisible();
    await expect(canvas.getByText(/(30 phút mỗi chỗ|30 minutes for each place)/)).toBeVisible();
  },
});

export const Milestones = meta.story({
  beforeEach: posted({
    kind: 'PROJECT',
    title: 'Thiết kế bộ nhận diện cho tiệm mỹ phẩm thiên nhiên',
    releaseMode: 'PER_PROOF',
    applicants: 6,
    conditions: [
      { title: 'Mốc 1, 3 hướng logo', amount: 2_000_000, mandatory: true, accept: { types: ['IMAGE'] } },
      { title: 'Mốc 2, bộ logo', amount: 4_500_000, mandatory: true, accept: { types: ['FILE'] } },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(trả 2,000,000đ|pays 2,000,000đ)/)).toBeVisible();
    await expect(canvas.getByText(/^(6–20 người|6–20 people)$/)).toBeVisible();
  },
});

export const AuthorInNumbers = meta.story({
  beforeEach: posted({
    title: 'Kiểm thử luồng đăng ký app giao đồ ăn trên Android',
    authorReviewHours: 4,
    authorRejectPct: 12,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(từ chối 12% bài nộp|rejected 12% of what)/)).toBeVisible();
  },
});

/** Only signed-in users can open files. */
export const AsksAndFiles = meta.story({
  beforeEach: posted({
    kind: 'PROJECT',
    title: 'Thiết kế bộ nhận diện cho tiệm mỹ phẩm thiên nhiên',
    questions: ['Bạn đã vẽ logo nào cho cửa hàng nhỏ?', 'Khi nào bạn bắt đầu được?'],
    attachments: [{ id: 'f_1', name: 'mẫu bao bì cũ.pdf', mime: 'application/pdf', size: 84_000 }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Khi nào bạn bắt đầu được?')).toBeVisible();
    await expect(canvas.getByText('mẫu bao bì cũ.pdf')).toBeVisible();
    await expect(canvas.getByText(/(Đăng nhập để mở|Sign in to open)/)).toBeVisible();
  },
});

const edit = {
  at: '2026-11-29T03:32:00.000Z',
  changes: [
    {
      field: 'title' as const,
      before: 'Kiểm thử luồng đăng ký',
      after: 'Kiểm thử luồng đăng ký trên Android',
    },
    { field: 'categorySlug' as const, before: 'thiet-ke', after: 'kiem-thu' },
  ],
};

/** Each time with both texts; the newest unfolds by itself for who applied. */
export const Edited = meta.story({
  beforeEach: posted({
    title: 'Kiểm thử luồng đăng ký trên Android',
    edits: [edit, { ...edit, at: '2026-11-28T03:32:00.000Z' }],
  }),
  play: async ({ canvas }) => {
    const newest = await canvas.findByText(/^(Đã sửa 10:32, 29\/11\/2026|Edited 10:32, 29 Nov 2026)/);
    await userEvent.click(newest);
    await expect(canvas.getAllByText('Kiểm thử luồng đăng ký')[0]).toBeVisible();
    await expect(canvas.getAllByText(/^(Thiết kế & Đồ hoạ|Design & Graphics)$/)[0]).toBeVisible();
  },
});

export const Expired = meta.story({
  beforeEach: posted({ title: 'Nhập 50 hoá đơn giấy vào Google Sheets', state: 'EXPIRED' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(/(đã hết hạn|has expired)/);
  },
});
