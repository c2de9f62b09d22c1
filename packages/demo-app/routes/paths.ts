export type Layout = 'default' | 'auth' | 'dashboard';
type Row = {
  readonly title: { readonly vi: string; readonly en: string };
  readonly layout: Layout;
  /** Its file below `pages/`, without `.page.tsx`. */
  readonly page: string;
};

/**
 * Every page. No imports, because the server reads it too: for 404 and the title of the first HTML. `{name}` is one path
 * segment. Search parameters are in `search.schema.ts`, descriptions in `page-descriptions.ts`, which no browser loads.
 */
const rows = {
  '/': {
    title: { vi: 'Việc gọn, tiền chắc', en: 'Work agreed, money held' },
    layout: 'default',
    page: 'home/home',
  },
  '/about': { title: { vi: 'Về Keo', en: 'About Keo' }, layout: 'default', page: 'about/about' },
  '/terms': {
    title: { vi: 'Điều khoản sử dụng', en: 'Terms of use' },
    layout: 'default',
    page: 'legal/terms',
  },
  '/privacy': { title: { vi: 'Quyền riêng tư', en: 'Privacy' }, layout: 'default', page: 'legal/privacy' },
  '/contact': { title: { vi: 'Liên hệ', en: 'Contact' }, layout: 'default', page: 'support/contact' },
  '/signin': { title: { vi: 'Đăng nhập', en: 'Sign in' }, layout: 'auth', page: 'auth/signin' },
  '/signup': { title: { vi: 'Tạo tài khoản', en: 'Create an account' }, layout: 'auth', page: 'auth/signup' },
  '/forgot-password': {
    title: { vi: 'Quên mật khẩu', en: 'Forgotten password' },
    layout: 'auth',
    page: 'auth/forgot-password',
  },
  '/reset-password': {
    title: { vi: 'Đặt lại mật khẩu', en: 'New password' },
    layout: 'auth',
    page: 'auth/reset-password',
  },
  '/verify-email': {
    title: { vi: 'Xác minh e-mail', en: 'Verify your e-mail' },
    layout: 'auth',
    page: 'auth/verify-email',
  },
  '/verify-otp': {
    title: { vi: 'Xác minh số điện thoại', en: 'Verify your phone' },
    layout: 'auth',
    page: 'auth/verify-otp',
  },
  '/tasks': { title: { vi: 'Tìm việc', en: 'Find work' }, layout: 'default', page: 'jobs/tasks' },
  '/tasks/{slug}': { title: { vi: 'Chi tiết việc', en: 'The task' }, layout: 'default', page: 'jobs/job' },
  '/jobs': { title: { vi: 'Dự án', en: 'Projects' }, layout: 'default', page: 'jobs/projects' },
  '/jobs/{slug}': {
    title: { vi: 'Chi tiết việc', en: 'The task' },
    layout: 'default',
    page: 'jobs/job-redirect',
  },
  '/user/{id}': { title: { vi: 'Hồ sơ', en: 'Profile' }, layout: 'default', page: 'users/user' },
  '/dashboard': {
    title: { vi: 'Tổng quan', en: 'Overview' },
    layout: 'dashboard',
    page: 'dashboard/dashboard',
  },
  '/dashboard/my-jobs': {
    title: { vi: 'Việc đã đăng', en: 'Posted work' },
    layout: 'dashboard',
    page: 'jobs/my-jobs',
  },
  '/dashboard/my-tasks': {
    title: { vi: 'Việc của tôi', en: 'My work' },
    layout: 'dashboard',
    page: 'deals/my-tasks',
  },
  '/dashboard/my-reviews': {
    title: { vi: 'Đánh giá', en: 'Reviews' },
    layout: 'dashboard',
    page: 'reviews/my-reviews',
  },
  '/dashboard/wallet': { title: { vi: 'Ví', en: 'Wallet' }, layout: 'dashboard', page: 'wallet/wallet' },
  '/dashboard/recharge': {
    title: { vi: 'Nạp tiền', en: 'Add money' },
    layout: 'dashboard',
    page: 'recharge/recharge',
  },
  '/dashboard/withdraw': {
    title: { vi: 'Rút tiền', en: 'Withdraw' },
    layout: 'dashboard',
    page: 'withdraw/withdraw',
  },
  '/dashboard/bank-cards': {
    title: { vi: 'Tài khoản ngân hàng', en: 'Bank accounts' },
    layout: 'dashboard',
    page: 'bank-cards/bank-cards',
  },
  '/dashboard/transactions': {
    title: { vi: 'Giao dịch', en: 'Transactions' },
    layout: 'dashboard',
    page: 'transactions/transactions',
  },
  '/dashboard/profile': {
    title: { vi: 'Hồ sơ của tôi', en: 'My profile' },
    layout: 'dashboard',
    page: 'profile/profile',
  },
  '/dashboard/settings': {
    title: { vi: 'Cài đặt', en: 'Settings' },
    layout: 'dashboard',
    page: 'settings/settings',
  },
  '/sandbox': { title: { vi: 'Phòng thử', en: 'Sandbox' }, layout: 'default', page: 'sandbox/sandbox' },
} as const satisfies Record<`/${string}`, Row>;

export type Path = keyof typeof rows;
export type PagePath = Row & { readonly path: Path };

export const pagePaths: readonly PagePath[] = Object.entries(rows).map(([path, row]) => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the record above
  path: path as Path,
  ...row,
}));

/** An address as the router, its guards, the title and the server read it. */
export type PathReading = {
  /** Decoded, in small letters. */
  readonly segments: readonly string[];
  /** Absent where the address is malformed or no page's. */
  readonly page: PagePath | undefined;
  /** Decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** The one address of the page; without a page, the given one. */
  readonly canonical: string;
};

/** Reads the path of a URL, encoded as it stands there. */
export function readPath(pathname: string): PathReading {
  const parts = splitPath(pathname);
  const decoded = parts.map(decode);
  const segments = decoded.map((part, index) => (part ?? parts[index] ?? '').toLowerCase());
  const page = decoded.includes(undefined) ? undefined : pagePaths.find(({ path }) => fits(path, segments));
  if (!page) return { segments, page, params: {}, canonical: pathname };

  const params: Record<string, string> = {};
  const canonical = splitPath(page.path).map((part, index) => {
    const name = nameIn(part);
    if (name === undefined) return part;
    // Ids tell capitals apart, slugs have none.
    const value = (name === 'slug' ? segments : decoded)[index] ?? '';
    params[name] = value;
    return value === decoded[index] ? parts[index] : encodeURIComponent(value);
  });
  return { segments, page, params, canonical: `/${canonical.join('/')}` };
}

/** The path of an address within the site. */
export const toPath = (href: string): string => href.replace(/[?#].*$/s, '');

export const findPagePath = (pathname: string): PagePath | undefined => readPath(pathname).page;

const splitPath = (path: string) => path.split('/').filter((part) => part !== '');

/** `id` of `{id}`. */
const nameIn = (part: string) => /^\{(\w+)\}$/.exec(part)?.[1];

function fits(path: Path, segments: readonly string[]): boolean {
  const pattern = splitPath(path);
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => nameIn(part) !== undefined || part === segments[index])
  );
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
