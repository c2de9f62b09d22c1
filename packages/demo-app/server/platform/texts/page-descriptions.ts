import type { Path } from '../../../routes/paths.ts';

type Description = { readonly vi: string; readonly en: string };

const home = {
  vi: 'Đăng việc, nhận việc, tiền được giữ an toàn cho đến khi việc xong. Mỗi bước đều nói rõ tiền đang ở đâu.',
  en: 'Post work or take it on. The money is held safely until the work is done, and every step says where it is.',
};
const work = {
  vi: 'Việc nhanh và dự án đang mở: số tiền về tay, thời gian làm, bằng chứng phải nộp, ai đăng và duyệt trong bao lâu.',
  en: 'Open quick tasks and projects: what you take home, how long it takes, what to hand in, who posted it and how soon they review.',
};
const account = {
  vi: 'Tài khoản Keo: một tài khoản cho cả đăng việc và nhận việc.',
  en: 'Your Keo account: one account for posting work and for doing it.',
};
const dashboard = {
  vi: 'Bảng điều khiển của bạn trên Keo.',
  en: 'Your own desk on Keo.',
};

type OwnPath = Extract<Path, `/dashboard${string}`>;

const descriptions: Readonly<Record<Exclude<Path, OwnPath>, Description>> = {
  '/': home,
  '/about': {
    vi: 'Keo là gì, vì sao tiền được giữ trước, và ai chịu trách nhiệm về điều gì.',
    en: 'What Keo is, why money is held first, and who answers for what.',
  },
  '/terms': {
    vi: 'Điều khoản sử dụng Keo, kèm lời giải thích dễ hiểu cho từng điều.',
    en: 'The terms of Keo, each clause with its meaning in plain words.',
  },
  '/privacy': {
    vi: 'Keo lưu gì, gửi gì, giữ bao lâu, và bạn có quyền gì với dữ liệu của mình.',
    en: 'What Keo keeps, what it sends, for how long, and what you may ask of us.',
  },
  '/contact': {
    vi: 'Gửi câu hỏi cho Keo và nhận ngay mã yêu cầu để theo dõi.',
    en: 'Write to Keo and get a ticket number at once.',
  },
  '/signin': account,
  '/signup': account,
  '/forgot-password': account,
  '/reset-password': account,
  '/verify-email': account,
  '/verify-otp': account,
  '/tasks': work,
  '/tasks/{slug}': home,
  '/jobs': work,
  '/jobs/{slug}': home,
  '/user/{id}': home,
  '/sandbox': {
    vi: 'Hộp thư đi, đồng hồ và người dùng thử của bản chạy trên máy bạn.',
    en: 'The outbox, the clock and the demo users of this machine.',
  },
};

const isOwn = (path: Path): path is OwnPath => path.startsWith('/dashboard');

/** The meta description; used by the server only. */
export const getDescription = (path: Path): Description => (isOwn(path) ? dashboard : descriptions[path]);
