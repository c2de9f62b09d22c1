/**
 * Every path of the product with its title. It imports nothing, so that the server can read it too: an unknown path is
 * answered with 404, and the first HTML already has the title. `{name}` is one path segment. Descriptions for search
 * engines are in `descriptions.ts`, which no browser loads.
 */
export type PagePath = {
  readonly path: `/${string}`;
  readonly title: { readonly vi: string; readonly en: string };
};

export const pagePaths = [
  { path: '/', title: { vi: 'Việc gọn, tiền chắc', en: 'Work agreed, money held' } },
  {
    path: '/about',
    title: { vi: 'Về Keo', en: 'About Keo' },
  },
  {
    path: '/terms',
    title: { vi: 'Điều khoản sử dụng', en: 'Terms of use' },
  },
  {
    path: '/privacy',
    title: { vi: 'Quyền riêng tư', en: 'Privacy' },
  },
  {
    path: '/contact',
    title: { vi: 'Liên hệ', en: 'Contact' },
  },
  { path: '/signin', title: { vi: 'Đăng nhập', en: 'Sign in' } },
  { path: '/signup', title: { vi: 'Tạo tài khoản', en: 'Create an account' } },
  {
    path: '/forgot-password',
    title: { vi: 'Quên mật khẩu', en: 'Forgotten password' },
  },
  { path: '/reset-password', title: { vi: 'Đặt lại mật khẩu', en: 'New password' } },
  { path: '/verify-email', title: { vi: 'Xác minh e-mail', en: 'Verify your e-mail' } },
  {
    path: '/verify-otp',
    title: { vi: 'Xác minh số điện thoại', en: 'Verify your phone' },
  },
  { path: '/tasks', title: { vi: 'Tìm việc', en: 'Find work' } },
  { path: '/tasks/{slug}', title: { vi: 'Chi tiết việc', en: 'The task' } },
  { path: '/jobs', title: { vi: 'Dự án', en: 'Projects' } },
  { path: '/jobs/{slug}', title: { vi: 'Chi tiết việc', en: 'The task' } },
  { path: '/user/{id}', title: { vi: 'Hồ sơ', en: 'Profile' } },
  { path: '/dashboard', title: { vi: 'Tổng quan', en: 'Overview' } },
  { path: '/dashboard/my-jobs', title: { vi: 'Việc đã đăng', en: 'Posted work' } },
  { path: '/dashboard/my-tasks', title: { vi: 'Việc của tôi', en: 'My work' } },
  { path: '/dashboard/my-reviews', title: { vi: 'Đánh giá', en: 'Reviews' } },
  { path: '/dashboard/wallet', title: { vi: 'Ví', en: 'Wallet' } },
  { path: '/dashboard/recharge', title: { vi: 'Nạp tiền', en: 'Add money' } },
  { path: '/dashboard/withdraw', title: { vi: 'Rút tiền', en: 'Withdraw' } },
  {
    path: '/dashboard/bank-cards',
    title: { vi: 'Tài khoản ngân hàng', en: 'Bank accounts' },
  },
  { path: '/dashboard/transactions', title: { vi: 'Giao dịch', en: 'Transactions' } },
  { path: '/dashboard/profile', title: { vi: 'Hồ sơ của tôi', en: 'My profile' } },
  { path: '/dashboard/settings', title: { vi: 'Cài đặt', en: 'Settings' } },
  {
    path: '/sandbox',
    title: { vi: 'Phòng thử', en: 'Sandbox' },
  },
] as const satisfies readonly PagePath[];

export type Path = (typeof pagePaths)[number]['path'];

type KnownPath = PagePath & { readonly path: Path };

/** The row of a path such as `/tasks/abc-12`; undefined for an unknown one. */
export function findPagePath(pathname: string): KnownPath | undefined {
  const segments = splitPath(pathname);
  return pagePaths.find(({ path }) => {
    const pattern = splitPath(path);
    return (
      pattern.length === segments.length &&
      pattern.every((part, index) => part.startsWith('{') || part === segments[index])
    );
  });
}

const splitPath = (path: string) => path.split('/').filter((part) => part !== '');
