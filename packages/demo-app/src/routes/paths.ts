type Title = { readonly vi: string; readonly en: string };

/**
 * Every path with its title. No imports, because the server reads it too: for 404 and the title of the first HTML.
 * `{name}` is one path segment. Descriptions are in `descriptions.ts`, which no browser loads.
 */
const titles = {
  '/': { vi: 'Việc gọn, tiền chắc', en: 'Work agreed, money held' },
  '/about': { vi: 'Về Keo', en: 'About Keo' },
  '/terms': { vi: 'Điều khoản sử dụng', en: 'Terms of use' },
  '/privacy': { vi: 'Quyền riêng tư', en: 'Privacy' },
  '/contact': { vi: 'Liên hệ', en: 'Contact' },
  '/signin': { vi: 'Đăng nhập', en: 'Sign in' },
  '/signup': { vi: 'Tạo tài khoản', en: 'Create an account' },
  '/forgot-password': { vi: 'Quên mật khẩu', en: 'Forgotten password' },
  '/reset-password': { vi: 'Đặt lại mật khẩu', en: 'New password' },
  '/verify-email': { vi: 'Xác minh e-mail', en: 'Verify your e-mail' },
  '/verify-otp': { vi: 'Xác minh số điện thoại', en: 'Verify your phone' },
  '/tasks': { vi: 'Tìm việc', en: 'Find work' },
  '/tasks/{slug}': { vi: 'Chi tiết việc', en: 'The task' },
  '/jobs': { vi: 'Dự án', en: 'Projects' },
  '/jobs/{slug}': { vi: 'Chi tiết việc', en: 'The task' },
  '/user/{id}': { vi: 'Hồ sơ', en: 'Profile' },
  '/dashboard': { vi: 'Tổng quan', en: 'Overview' },
  '/dashboard/my-jobs': { vi: 'Việc đã đăng', en: 'Posted work' },
  '/dashboard/my-tasks': { vi: 'Việc của tôi', en: 'My work' },
  '/dashboard/my-reviews': { vi: 'Đánh giá', en: 'Reviews' },
  '/dashboard/wallet': { vi: 'Ví', en: 'Wallet' },
  '/dashboard/recharge': { vi: 'Nạp tiền', en: 'Add money' },
  '/dashboard/withdraw': { vi: 'Rút tiền', en: 'Withdraw' },
  '/dashboard/bank-cards': { vi: 'Tài khoản ngân hàng', en: 'Bank accounts' },
  '/dashboard/transactions': { vi: 'Giao dịch', en: 'Transactions' },
  '/dashboard/profile': { vi: 'Hồ sơ của tôi', en: 'My profile' },
  '/dashboard/settings': { vi: 'Cài đặt', en: 'Settings' },
  '/sandbox': { vi: 'Phòng thử', en: 'Sandbox' },
} as const satisfies Record<`/${string}`, Title>;

export type Path = keyof typeof titles;
export type PagePath = { readonly path: Path; readonly title: Title };

export const pagePaths: readonly PagePath[] = Object.entries(titles).map(([path, title]) => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the record above
  path: path as Path,
  title,
}));

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
