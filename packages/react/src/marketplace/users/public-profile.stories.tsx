import { expect } from 'storybook/test';
import { type PublicProfile as Person, noStatistics, getReliability } from '@keo/core/contract';
import preview from '../../../../../.storybook/preview.tsx';
import { keoStory } from '../../client/story-keo.tsx';
import { PublicProfile } from './public-profile.tsx';

const newcomer: Person = {
  id: 'u10',
  username: 'ducthinh',
  displayName: 'Ngô Đức Thịnh',
  avatarUrl: null,
  headline: '',
  bio: '',
  verified: { email: false, phone: false, identity: false, bank: false },
  joinedAt: '2026-11-19T02:00:00.000Z',
  rejectPct: null,
  roles: ['worker'],
  skills: [],
  provinceCode: null,
  lastActiveAt: null,
  statistics: noStatistics,
  wasHired: false,
  isBlocked: false,
};
const known: Person = {
  ...newcomer,
  username: 'thanhtruc',
  displayName: 'Lý Thanh Trúc',
  headline: 'Kế toán dịch vụ, vừa đăng vừa làm',
  bio: 'Làm sổ sách cho hộ kinh doanh từ 2018.\nTrả lời trong buổi, làm việc qua tin nhắn.',
  verified: { email: true, phone: true, identity: true, bank: true },
  rejectPct: 8,
  reliability: getReliability({ completed: 12, late: 1 }),
  roles: ['worker', 'author'],
  skills: ['so-sach', 'khai-thue', 'excel'],
  provinceCode: '75',
  lastActiveAt: '2026-11-20T08:00:00.000Z',
  statistics: {
    worker: {
      ended: 14,
      completed: 12,
      onTimePct: 92,
      approvalPct: 95,
      disputeLostPct: 0,
      rejections: { made: 2, upheld: 1 },
      replyMinutes: 25,
    },
    author: {
      posted: 9,
      ended: 7,
      completed: 6,
      paidOut: 18_400_000,
      reviewHours: 0,
      paidWithinHours: 5,
      autoApprovedPct: 14,
      fundFailPct: 0,
      rejections: { made: 0, upheld: 0 },
      replyMinutes: 4320,
    },
  },
};

const meta = preview.meta({
  title: 'Marketplace/Profile',
  component: PublicProfile,
  parameters: { width: 840 },
  args: { person: known },
  ...keoStory({}),
});

export const Known = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Lý Thanh Trúc' })).toBeVisible();
    await expect(canvas.getByText(/^(25 phút|25 minutes)$/)).toBeVisible();
    await expect(canvas.getByText(/^(3 ngày|3 days)$/)).toBeVisible();
    await expect(canvas.getByText(/18,400,000đ/)).toBeVisible();
    await expect(canvas.getByText(/^(1 trên 2|1 of 2)$/)).toBeVisible();
    await expect(canvas.getByText(/^(Keo đã đối chiếu giấy tờ|Keo has compared)/)).toBeVisible();
    await expect(canvas.queryByText(/^(Mới|New)$/)).toBeNull();
  },
});

export const FewDeals = meta.story({
  args: {
    person: {
      ...newcomer,
      roles: ['worker', 'author'],
      statistics: { ...noStatistics, worker: { ...noStatistics.worker, ended: 2, completed: 2 } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^(Mới|New)$/)).toHaveLength(2);
    await expect(canvas.getByText(/^(Đã kết thúc 2 việc|2 deals have ended)/)).toBeVisible();
    await expect(canvas.queryByText(/\d%/)).toBeNull();
  },
});

export const Newcomer = meta.story({
  args: { person: newcomer },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Chưa nhận việc nào|Has taken no work)/)).toBeVisible();
    await expect(canvas.queryByText(/^(Khi đăng việc|As an author)/)).toBeNull();
    await expect(canvas.getByText(/^(Chưa xác minh|Nothing is verified)/)).toBeVisible();
  },
});
