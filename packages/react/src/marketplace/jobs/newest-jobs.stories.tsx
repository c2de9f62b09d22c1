import type { ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { type JobListing, jobCategories } from '@keo/core/contract';
import { SERVER_ERROR } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { CategoryLinks } from './category-links.tsx';
import { NewestJobs } from './newest-jobs.tsx';

const link = ({ slug }: Pick<JobListing, 'slug'>, children: ReactNode) => <a href={`#${slug}`}>{children}</a>;
const allLink = (words: string) => <a href="#tasks">{words}</a>;
const categoryLink = (slug: string, children: ReactNode) => <a href={`#${slug}`}>{children}</a>;

function Open() {
  return (
    <div className="keo-stack">
      <CategoryLinks link={categoryLink} />
      <NewestJobs link={link} allLink={allLink} action={<a href="#post">+</a>} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Marketplace/Newest jobs',
  component: Open,
  parameters: { width: 1240 },
  ...keoStory(),
});

const post = (count: number) => (context: { id: string }) => {
  for (let at = 1; at <= count; at++)
    getFake(context).server.postJob('quochuy', { title: `Kiểm thử bản dựng số ${at}` });
};

export const More = meta.story({
  beforeEach: post(7),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
    await expect(canvas.getByRole('link', { name: /^(Xem tất cả|See all)$/ })).toBeVisible();
    const categories = within(canvas.getByRole('navigation', { name: /^(Lĩnh vực|Field)$/ }));
    await expect(categories.getAllByRole('link')).toHaveLength(jobCategories.length);
  },
});

export const Few = meta.story({
  beforeEach: post(2),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await expect(canvas.queryByRole('link', { name: /^(Xem tất cả|See all)$/ })).toBeNull();
  },
});

export const None = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(Chưa có việc nào|No open jobs yet)/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '+' })).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { fake: { misbehaviours: [SERVER_ERROR] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/(Chưa tải được|could not be loaded)/);
    await expect(canvas.getByRole('button', { name: /^(Thử lại|Try again)$/ })).toBeVisible();
  },
});
