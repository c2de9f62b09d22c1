import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { JobListing } from '@keo/core/contract';
import { SERVER_ERROR } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import type { JobFilterValue } from './job-filter-value.ts';
import { JobList } from './job-list.tsx';

const link = ({ slug }: JobListing, children: ReactNode) => <a href={`#${slug}`}>{children}</a>;

function Held({ filter: initial = {} }: { filter?: JobFilterValue }) {
  const [filter, setFilter] = useState(initial);
  return <JobList filter={filter} onFilterChange={setFilter} link={link} />;
}

const meta = preview.meta({
  title: 'Marketplace/Job list',
  component: Held,
  parameters: { width: 1240 },
  ...keoStory(),
});

const market = ({ id }: { id: string }) => {
  const { postJob } = getFake({ id }).server;
  postJob('quochuy', { title: 'Kiểm thử luồng đăng ký app giao đồ ăn', slotsLeft: 15 });
  postJob('minhanh', { title: 'Khảo sát thói quen mua mỹ phẩm', price: 15_000, slots: 300, slotsLeft: 212 });
  postJob('minhanh', { kind: 'PROJECT', title: 'Thiết kế bộ nhận diện cho tiệm mỹ phẩm' });
};

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(Chưa có việc nào|No open jobs yet)/)).toBeVisible();
  },
});

export const Searched = meta.story({
  beforeEach: market,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await userEvent.type(canvas.getByRole('searchbox'), 'my pham');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('radio', { name: /^(Dự án|Projects)$/ }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 /);
  },
});

export const NothingFits = meta.story({
  beforeEach: market,
  args: { filter: { q: 'mỹ phẩm', minPrice: 9_000_000 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(Không có việc nào khớp|No job fits)/)).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: /^(Bỏ lọc|Clear filters)$/ })[0]!);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await expect(canvas.getByRole('searchbox')).toHaveValue('mỹ phẩm');
  },
});

export const ByPrice = meta.story({
  beforeEach: ({ id }) => {
    getFake({ id }).server.postJob('quochuy', {
      title: 'Kiểm thử luồng đăng ký app giao đồ ăn',
      price: 250_000,
    });
    getFake({ id }).server.postJob('minhanh', { title: 'Khảo sát thói quen mua mỹ phẩm', price: 225_000 });
  },
  play: async ({ canvas }) => {
    const [from, to] = [/^(Về tay từ|Take home from)$/, /^(Về tay đến|Take home to)$/].map(
      (label) => canvas.getAllByRole('textbox', { name: label })[0]!,
    );
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await userEvent.type(from!, '225k{Enter}');
    await userEvent.type(to!, '225k{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('article')).toHaveTextContent('225,000đ');
    await userEvent.clear(to!);
    await userEvent.type(to!, '50k{Enter}');
    await expect(await canvas.findByText(/(lớn hơn ở ô|is more than)/)).toBeVisible();
    await expect(to).toHaveAccessibleDescription(/225,000đ/);
    await userEvent.clear(to!);
    await userEvent.type(to!, '2 tỷ{Enter}');
    await expect(to).toHaveAccessibleDescription(/999,999,999đ/);
  },
});

export const MoreOfThem = meta.story({
  beforeEach: ({ id }) => {
    for (let no = 1; no <= 30; no += 1)
      getFake({ id }).server.postJob('quochuy', { title: `Gán nhãn ảnh biển báo, đợt ${no}` });
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(24));
    await userEvent.click(canvas.getByRole('button', { name: /^(Xem thêm|Show more)$/ }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(30));
    await expect(canvas.queryByRole('button', { name: /^(Xem thêm|Show more)$/ })).toBeNull();
  },
});

export const Failed = meta.story({
  parameters: { fake: { misbehaviours: [SERVER_ERROR] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/(Chưa tải được|could not be loaded)/);
  },
});
