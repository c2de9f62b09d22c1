import type { User } from '../users/users.schema.ts';

/** The password of every person of the fake. */
export const fakePassword = 'keo-demo-2026';
/** The code that is accepted everywhere. */
export const fakeCode = '246810';

type Sketch = Pick<User, 'id' | 'username' | 'displayName' | 'headline'> & Partial<User>;

const person = (sketch: Sketch): User => ({
  bio: '',
  avatarUrl: null,
  verified: { email: true, phone: true, identity: false, bank: false },
  joinedAt: '2026-03-02T02:00:00.000Z',
  email: `${sketch.username}@keo.example`,
  phone: null,
  provinceCode: null,
  legalName: null,
  balance: 0,
  heldBalance: 0,
  withdrawingBalance: 0,
  settings: { locale: 'vi', theme: 'system', quietHours: null },
  unread: 0,
  ...sketch,
});

/** The demo's users. `ducthinh` is new: all his pages are empty. */
export const fakePeople: readonly User[] = [
  person({
    id: 'u01',
    username: 'minhanh',
    displayName: 'Nguyễn Minh Anh',
    headline: 'Chủ tiệm mỹ phẩm An Nhiên',
    balance: 1_950_000,
    heldBalance: 14_700_000,
  }),
  person({
    id: 'u02',
    username: 'quochuy',
    displayName: 'Trần Quốc Huy',
    headline: 'Trưởng sản phẩm, ứng dụng giao đồ ăn',
    balance: 9_435_000,
    heldBalance: 4_509_750,
  }),
  person({
    id: 'u04',
    username: 'giabao',
    displayName: 'Phạm Gia Bảo',
    headline: 'Thiết kế thương hiệu, dựng video',
    phone: '0934567890',
    balance: 1_800_000,
  }),
  person({
    id: 'u05',
    username: 'thuha',
    displayName: 'Võ Thị Thu Hà',
    headline: 'Nhập liệu, dọn dẹp theo giờ',
    balance: 341_500,
    withdrawingBalance: 500_000,
  }),
  person({
    id: 'u10',
    username: 'ducthinh',
    displayName: 'Ngô Đức Thịnh',
    headline: 'Tài khoản mới, mọi trang đều trống',
    verified: { email: false, phone: false, identity: false, bank: false },
  }),
];
