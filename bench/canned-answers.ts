/** What the servers of three bells say, each in its own words, of the same hundred unread notifications. */
export const total = 100;

const moment = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
const name = 'Phạm Gia Bảo';
const text = (seq: number) => `Tin thứ ${seq}`;

/** The newest `size` of them, as `write` puts one; the newest has the highest number. */
const newest = <Row>(size: number, write: (seq: number) => Row): Row[] =>
  Array.from({ length: Math.min(size, total) }, (_, index) => write(total - index));

const keoRow = (seq: number) => ({
  id: `l${seq}`,
  seq,
  msg: '{}',
  action: 'NEW_MESSAGE',
  description: '',
  metadata: { params: { otherName: name, text: text(seq) } },
  isRead: false,
  createdAt: moment(total - seq),
  updatedAt: moment(total - seq),
});
const keoUser = {
  id: 'u01',
  username: 'minhanh',
  displayName: 'Minh Anh',
  avatarUrl: null,
  headline: '',
  bio: '',
  verified: { email: true, phone: false, identity: false, bank: false },
  joinedAt: moment(0),
  email: null,
  phone: null,
  balance: 0,
  heldBalance: 0,
  withdrawingBalance: 0,
  settings: { locale: 'vi', theme: 'system', quietHours: null },
  unread: total,
};

function keo(url: URL): unknown {
  if (url.pathname.endsWith('/user/info')) return keoUser;
  if (url.pathname.endsWith('/user/socket-ticket')) return { ticket: 't', expiresAt: moment(-1) };
  const size = Number(url.searchParams.get('pageSize'));
  return { list: newest(size, keoRow), total, totalPage: Math.ceil(total / size), unread: total };
}

const courierRow = (seq: number) => ({
  messageId: `l${seq}`,
  created: moment(total - seq),
  title: name,
  preview: text(seq),
  data: {},
  tags: [],
  trackingIds: {},
  actions: [],
});

/** Courier asks in GraphQL: for a page of messages, or for one count under each of several names. */
function courier(query: string): unknown {
  if (!query.includes('GetInboxMessages')) {
    const names = [...query.matchAll(/(\w+): count\(/g)].map(([, count = '']) => count);
    return Object.fromEntries(names.map((count) => [count, total]));
  }
  const size = Number(/\$limit: Int = (\d+)/.exec(query)?.[1]);
  const messages = {
    totalCount: total,
    pageInfo: { startCursor: 'next', hasNextPage: true },
    nodes: newest(size, courierRow),
  };
  return { count: total, unreadCount: total, messages };
}

const novuRow = (seq: number) => ({
  id: `l${seq}`,
  transactionId: `t${seq}`,
  subject: name,
  body: text(seq),
  to: { subscriberId: 'u01' },
  isRead: false,
  isSeen: false,
  isArchived: false,
  isSnoozed: false,
  createdAt: moment(total - seq),
  channelType: 'in_app',
  severity: 'none',
});

function novu(url: URL): object {
  const unread = { total, severity: { none: total, low: 0, medium: 0, high: 0 } };
  if (url.pathname.endsWith('/session'))
    return { data: { token: 't', totalUnreadCount: total, unreadCount: unread, removeNovuBranding: true } };
  if (url.pathname.endsWith('/count')) {
    const filters: unknown[] = JSON.parse(url.searchParams.get('filters') ?? '[{}]');
    return { data: filters.map((filter) => ({ count: total, filter })) };
  }
  if (url.pathname.endsWith('/notifications'))
    return { data: newest(Number(url.searchParams.get('limit')), novuRow), hasMore: true, filter: {} };
  return { data: {} };
}

/** The answer to a call, whoever asks. */
export function answerTo(url: URL, body: string): object {
  if (url.pathname === '/token') return { token: 't' };
  if (url.pathname === '/courier') return { data: courier(JSON.parse(body).query) };
  if (url.pathname.startsWith('/v1/inbox')) return novu(url);
  return { code: 200, msg: '', data: keo(url) };
}
