import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { BellIcon } from './icons/bell-icon.tsx';
import { CheckIcon } from './icons/state-icons.tsx';
import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { CountBadge } from './count-badge.tsx';

const meta = preview.meta({ title: 'Primitives/Badge and avatar', component: Badge });

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

export const Badges = meta.story({
  render: () => (
    <div style={row}>
      <Badge>3 ảnh</Badge>
      <Badge tone="good">
        <CheckIcon size={14} />
        Đã duyệt
      </Badge>
      <Badge tone="waiting">Chờ bạn duyệt</Badge>
      <Badge tone="danger">Bị từ chối</Badge>
    </div>
  ),
});

export const Counts = meta.story({
  render: () => (
    <div style={{ ...row, gap: 28 }}>
      {[0, 3, 120].map((count) => (
        <Button
          key={count}
          variant="ghost"
          iconOnly
          aria-label={`Thông báo, ${count > 99 ? '99+' : count} chưa đọc`}
        >
          <BellIcon />
          <CountBadge count={count} />
        </Button>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Thông báo, 0 chưa đọc' })).toHaveTextContent(/^$/);
    await waitFor(() => expect(canvas.getByText('99+')).toBeVisible());
  },
});

const stamp =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23ffa566"/%3E%3Ccircle cx="4" cy="4" r="2" fill="%23d81e2c"/%3E%3C/svg%3E';

export const Avatars = meta.story({
  render: () => (
    <div style={row}>
      <Avatar name="Nguyễn Minh Anh" label="Nguyễn Minh Anh" />
      <Avatar name="Phạm Gia Bảo" label="Phạm Gia Bảo" size={56} />
      <Avatar name="Đỗ Ái" label="Đỗ Ái" size={56} />
      <Avatar name="Lý Thanh Trúc" label="Lý Thanh Trúc" size={72} />
      <Avatar name="Có ảnh" src={stamp} size={56} label="Có ảnh" />
      <Avatar name="Ảnh Hỏng" src="data:image/png;base64,AAAA" size={56} label="Ảnh Hỏng" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Nguyễn Minh Anh' })).toHaveTextContent('MA');
    await expect(await canvas.findByText('ẢH')).toBeVisible();
  },
});
