import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Pagination } from './pagination.tsx';

function Held(props: ComponentProps<typeof Pagination>) {
  const [page, setPage] = useState(props.page);
  return <Pagination {...props} page={page} onPageChange={setPage} />;
}

const meta = preview.meta({
  title: 'Primitives/Pagination',
  component: Pagination,
  args: {
    page: 1,
    pageCount: 9,
    onPageChange: fn(),
    labels: {
      nav: 'Phân trang',
      previous: 'Trước',
      next: 'Tiếp',
      page: (page, total) => `Trang ${page}/${total}`,
    },
  },
  render: (args) => <Held {...args} />,
});

export const Walked = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Trước' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Tiếp' }));
    await expect(canvas.getByRole('button', { name: 'Trang 2/9' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Trang 9/9' }));
    await expect(canvas.getByRole('button', { name: 'Tiếp' })).toBeDisabled();
  },
});

export const InTheMiddle = meta.story({ args: { page: 5 } });

export const SinglePage = meta.story({
  args: { pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
