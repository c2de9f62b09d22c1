/**
 * Every address of the product with its title and description. It imports nothing, so that the server can
 * read it too: a path that is not here is answered with status 404, and the first HTML already carries the
 * title. `{name}` stands for one path segment.
 */
export type PagePath = {
  readonly path: `/${string}`;
  readonly title: { readonly vi: string; readonly en: string };
  readonly description: { readonly vi: string; readonly en: string };
};

const home = {
  vi: 'Đăng việc, nhận việc, tiền được giữ an toàn cho đến khi việc xong. Mỗi bước đều nói rõ tiền đang ở đâu.',
  en: 'Post work or take it on. The money is held safely until the work is done, and every step says where it is.',
};
const account = {
  vi: 'Tài khoản Keo: một tài khoản cho cả đăng việc và nhận việc.',
  en: 'Your Keo account: one account for posting work and for doing it.',
};
const dashboard = {
  vi: 'Bảng điều khiển của bạn trên Keo.',
  en: 'Your own desk on Keo.',
};

export const pagePaths = [
  { path: '/', title: { vi: 'Việc gọn, tiền chắc', en: 'Work agreed, money held' }, description: home },
  {
    path: '/about',
    title: { vi: 'Về Keo', en: 'About Keo' },
    description: {
      vi: 'Keo là gì, vì sao tiền được giữ trước, và ai chịu trách nhiệm về điều gì.',
      en: 'What Keo is, why money is held first, and who answers for what.',
    },
  },
  {
    path: '/terms',
    title: { vi: 'Điều khoản sử dụng', en: 'Terms of use' },
    description: {
      vi: 'Điều khoản sử dụng Keo, kèm lời giải thích dễ hiểu cho từng điều.',
      en: 'The terms of Keo, each clause with its meaning in plain words.',
    },
  },
  {
    path: '/privacy',
    title: { vi: 'Quyền riêng tư', en: 'Privacy' },
    description: {
      vi: 'Keo lưu gì, gửi gì, giữ bao lâu, và bạn có quyền gì với dữ liệu của mình.',
      en: 'What Keo keeps, what it sends, for how long, and what you may ask of us.',
    },
  },
  {
    path: '/contact',
    title: { vi: 'Liên hệ', en: 'Contact' },
    description: {
      vi: 'Gửi câu hỏi cho Keo và nhận ngay mã yêu cầu để theo dõi.',
      en: 'Write to Keo and get a ticket number at once.',
    },
  },
  { path: '/signin', title: { vi: 'Đăng nhập', en: 'Sign in' }, description: account },
  { path: '/signup', title: { vi: 'Tạo tài khoản', en: 'Create an account' }, description: account },
  {
    path: '/forgot-password',
    title: { vi: 'Quên mật khẩu', en: 'Forgotten password' },
    description: account,
  },
  { path: '/reset-password', title: { vi: 'Đặt lại mật khẩu', en: 'New password' }, description: account },
  { path: '/verify-email', title: { vi: 'Xác minh e-mail', en: 'Verify your e-mail' }, description: account },
  {
    path: '/verify-otp',
    title: { vi: 'Xác minh số điện thoại', en: 'Verify your phone' },
    description: account,
  },
  { path: '/tasks', title: { vi: 'Tìm việc', en: 'Find work' }, description: home },
  { path: '/tasks/{slug}', title: { vi: 'Chi tiết việc', en: 'The task' }, description: home },
  { path: '/jobs', title: { vi: 'Dự án', en: 'Projects' }, description: home },
  { path: '/jobs/{slug}', title: { vi: 'Chi tiết việc', en: 'The task' }, description: home },
  { path: '/user/{id}', title: { vi: 'Hồ sơ', en: 'Profile' }, description: home },
  { path: '/dashboard', title: { vi: 'Tổng quan', en: 'Overview' }, description: dashboard },
  { path: '/dashboard/my-jobs', title: { vi: 'Việc đã đăng', en: 'Posted work' }, description: dashboard },
  { path: '/dashboard/my-tasks', title: { vi: 'Việc của tôi', en: 'My work' }, description: dashboard },
  { path: '/dashboard/my-reviews', title: { vi: 'Đánh giá', en: 'Reviews' }, description: dashboard },
  { path: '/dashboard/wallet', title: { vi: 'Ví', en: 'Wallet' }, description: dashboard },
  { path: '/dashboard/recharge', title: { vi: 'Nạp tiền', en: 'Add money' }, description: dashboard },
  { path: '/dashboard/withdraw', title: { vi: 'Rút tiền', en: 'Withdraw' }, description: dashboard },
  {
    path: '/dashboard/bank-cards',
    title: { vi: 'Tài khoản ngân hàng', en: 'Bank accounts' },
    description: dashboard,
  },
  { path: '/dashboard/transactions', title: { vi: 'Sao kê', en: 'Transactions' }, description: dashboard },
  { path: '/dashboard/profile', title: { vi: 'Hồ sơ của tôi', en: 'My profile' }, description: dashboard },
  { path: '/dashboard/settings', title: { vi: 'Cài đặt', en: 'Settings' }, description: dashboard },
  {
    path: '/sandbox',
    title: { vi: 'Phòng thử', en: 'Sandbox' },
    description: {
      vi: 'Hộp thư đi, đồng hồ và người dùng thử của bản chạy trên máy bạn.',
      en: 'The outbox, the clock and the demo users of this machine.',
    },
  },
] as const satisfies readonly PagePath[];

export type Path = (typeof pagePaths)[number]['path'];

/** The row of an address such as `/tasks/abc-12`, or undefined for one that the product does not have. */
export function findPagePath(pathname: string): PagePath | undefined {
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
