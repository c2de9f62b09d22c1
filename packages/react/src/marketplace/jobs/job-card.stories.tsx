import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { type JobListing, jobsEndpoints } from '@keo/core/contract';
import type { JobSketch } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { JobCard } from './job-card.tsx';

const link = ({ slug }: JobListing, children: ReactNode) => <a href={`#${slug}`}>{children}</a>;

function First() {
  const { data } = useKeoQuery(jobsEndpoints.jobsList, {});
  const job = data?.list[0];
  return job ? <JobCard job={job} link={link} /> : null;
}

const meta = preview.meta({
  title: 'Marketplace/Job card',
  component: First,
  parameters: { width: 384 },
  ...keoStory(),
});

const posted =
  (sketch: JobSketch) =>
  ({ id }: { id: string }) =>
    void getFake({ id }).server.postJob('quochuy', sketch);

export const Quick = meta.story({
  beforeEach: posted({
    title: 'Kiểm thử luồng đăng ký app giao đồ ăn trên Android',
    slotsLeft: 15,
    effortMin: 27,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('31,500đ')).toBeVisible();
    await expect(canvas.getByText(/~70,000đ(\/giờ| an hour)/)).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '25');
    await expect(canvas.getByText(/(còn 15\/40 chỗ|15 of 40 places left)/)).toBeVisible();
  },
});

/** A deadline says nothing of what an hour pays. */
export const NoEstimate = meta.story({
  beforeEach: posted({ title: 'Kiểm thử luồng đăng ký app giao đồ ăn', timeLimitMin: 30 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('31,500đ')).toBeVisible();
    await expect(canvas.queryByText(/giờ \(|an hour/)).toBeNull();
  },
});

/** A project has no hourly earnings. */
export const Project = meta.story({
  beforeEach: posted({
    kind: 'PROJECT',
    title: 'Dịch 12,000 từ tài liệu kỹ thuật Anh – Việt',
    categorySlug: 'viet-dich',
    evidenceTypes: ['FILE', 'PDF'],
    reviewHours: 120,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5,850,000đ')).toBeVisible();
    await expect(canvas.queryByText(/\/giờ|an hour/)).toBeNull();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

export const LongWords = meta.story({
  parameters: { width: 300 },
  beforeEach: posted({
    title: `${'Thiết-kế-nhận-diện-thương-hiệu-'.repeat(3)}cho tiệm mỹ phẩm`,
    place: { mode: 'ONSITE', provinceCode: '79' },
    evidenceTypes: ['IMAGE', 'VIDEO', 'PDF', 'FILE', 'LINK', 'TEXT', 'CODE', 'GEO'],
    price: 2_000_000,
    timeLimitMin: 10_080,
    effortMin: 600,
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link')).toBeVisible();
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth));
  },
});
