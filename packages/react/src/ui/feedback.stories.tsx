import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { InboxIcon } from './icons/subject-icons.tsx';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorCard } from './error-card.tsx';
import { Progress } from './progress.tsx';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';

const meta = preview.meta({
  title: 'Primitives/Waiting and failing',
  component: ErrorCard,
  args: {
    title: 'Chưa tải được thông báo',
    message: 'Máy chủ đang bận. Hãy thử lại sau ít phút.',
    retryLabel: 'Thử lại',
    onRetry: fn(),
  },
  parameters: { width: 640 },
});

export const Failed = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Máy chủ đang bận.');
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const FailedWithoutRetry = meta.story({
  render: ({ title, message }) => <ErrorCard title={title} message={message} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Empty = meta.story({
  render: () => (
    <EmptyState
      icon={<InboxIcon size={30} />}
      title="Chưa có thông báo nào"
      detail="Khi ai đó ứng tuyển, nộp bằng chứng hoặc trả tiền cho bạn, tin sẽ đến đây ngay."
      action={<Button>Tìm việc đầu tiên</Button>}
    />
  ),
});

export const Skeletons = meta.story({
  render: () => (
    <div aria-busy="true" style={{ display: 'grid', gridTemplateColumns: '40px 1fr', gap: '4px 12px' }}>
      {[88, 64, 76].map((width) => (
        <div key={width} style={{ display: 'contents' }}>
          <Skeleton shape="circle" width={40} height={40} />
          <div>
            <Skeleton width={`${width}%`} />
            <Skeleton width={`${width - 30}%`} />
          </div>
        </div>
      ))}
    </div>
  ),
});

export const Knot = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
      <Spinner label="Đang tải…" />
      <Spinner size={40} label="Đang tải ảnh…" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Đang tải…');
  },
});

export const Bars = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <Progress label="Số chỗ đã nhận" value={25} max={40} text="còn 15/40 chỗ" />
      <Progress label="Đang gửi tệp" text="Đang gửi tệp…" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Số chỗ đã nhận' })).toHaveAttribute('value', '25');
  },
});
