/** Mock answers of five bells' servers in their own formats, for the same 100 unread notifications. */
export const total = 100;

const moment = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
const name = 'Phạm Gia Bảo';
const text = (seq: number) => `Tin thứ ${seq}`;

const came = (seq: number) => moment(Math.max(total - seq, 0));

const newest = <Row>(size: number, write: (seq: number) => Row, count = total): Row[] =>
  Array.from({ length: Math.min(size, count) }, (_, index) => write(count - index));

const keoRow = (seq: number) => ({
  id: `l${seq}`,
  seq,
  msg: '{}',
  action: 'NEW_MESSAGE',
  description: '',
  metadata: { params: { otherName: name, text: text(seq) } },
  isRead: false,
  createdAt: came(seq),
  updatedAt: came(seq),
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

/** The only client that polls for new notifications. */
function keo(url: URL, bearer: string, count: number): unknown {
  if (url.pathname.endsWith('/user/info')) return keoUser;
  if (url.pathname.endsWith('/user/socket-ticket')) return { ticket: bearer, expiresAt: moment(-1) };
  const size = Number(url.searchParams.get('pageSize'));
  const missed = count - Number(url.searchParams.get('afterSeq'));
  return {
    list: newest(Math.min(size, missed), keoRow, count),
    total: count,
    totalPage: Math.ceil(count / size),
    unread: count,
  };
}

const courierRow = (seq: number) => ({
  messageId: `l${seq}`,
  created: came(seq),
  title: name,
  preview: text(seq),
  data: {},
  tags: [],
  trackingIds: {},
  actions: [],
});

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
  createdAt: came(seq),
  channelType: 'in_app',
  severity: 'none',
});

function novu(url: URL, body: string): object {
  const unread = { total, severity: { none: total, low: 0, medium: 0, high: 0 } };
  if (url.pathname.endsWith('/session')) {
    const { subscriberId: token } = JSON.parse(body).subscriber;
    return { data: { token, totalUnreadCount: total, unreadCount: unread, removeNovuBranding: true } };
  }
  if (url.pathname.endsWith('/count')) {
    const filters: unknown[] = JSON.parse(url.searchParams.get('filters') ?? '[{}]');
    return { data: filters.map((filter) => ({ count: total, filter })) };
  }
  if (url.pathname.endsWith('/notifications'))
    return { data: newest(Number(url.searchParams.get('limit')), novuRow), hasMore: true, filter: {} };
  return { data: {} };
}

const knockRow = (seq: number) => ({
  id: `l${seq}`,
  __cursor: `${seq}`,
  activities: [],
  actors: [],
  blocks: [{ content: text(seq), name: 'body', rendered: text(seq), type: 'markdown' }],
  data: {},
  source: { key: 'k', version_id: 'v' },
  tenant: null,
  total_activities: 1,
  total_actors: 1,
  archived_at: null,
  clicked_at: null,
  interacted_at: null,
  link_clicked_at: null,
  read_at: null,
  seen_at: null,
  inserted_at: came(seq),
  updated_at: came(seq),
});

function knock(url: URL): object {
  if (!url.pathname.includes('/feeds/')) return {};
  const size = Number(url.searchParams.get('page_size') ?? 50);
  return {
    entries: newest(size, knockRow),
    meta: { total_count: total, unread_count: total, unseen_count: total },
    page_info: { after: `${total - size}`, before: null, page_size: size },
  };
}

const magicBellRow = (seq: number) => ({
  id: `l${seq}`,
  title: name,
  content: text(seq),
  user_id: 'u01',
  created_at: came(seq),
  sent_at: came(seq),
  updated_at: came(seq),
});

const magicBell = (url: URL, bearer: string): object =>
  url.pathname.endsWith('/tokens')
    ? { connection_id: 'c', token: bearer.padEnd(64, '0') }
    : { data: newest(total, magicBellRow), links: { first: url.href } };

export const arrival = {
  keo: (seq: number) => ['notification', keoRow(seq)],
  courier: (seq: number) => ['message', courierRow(seq)],
  novu: (seq: number) => [
    'notification_received',
    {
      message: {
        _id: `l${seq}`,
        transactionId: `t${seq}`,
        subject: name,
        content: text(seq),
        read: false,
        seen: false,
        archived: false,
        createdAt: came(seq),
        channel: 'in_app',
        subscriber: { subscriberId: 'u01' },
        cta: {},
        tags: [],
        severity: 'none',
      },
    },
  ],
} satisfies Record<string, (seq: number) => [event: string, payload: unknown]>;

/** `bearer` is repeated in the socket's URL, to tell users apart. */
export function answerTo(url: URL, body: string, bearer = 't', count = total): object {
  if (url.pathname === '/token') return { token: url.searchParams.get('user') ?? 't' };
  if (url.pathname === '/courier') return { data: courier(JSON.parse(body).query) };
  if (url.pathname.startsWith('/v1/inbox')) return novu(url, body);
  if (url.pathname.startsWith('/v1/users')) return knock(url);
  if (url.pathname.startsWith('/magicbell')) return magicBell(url, bearer);
  return { code: 200, msg: '', data: keo(url, bearer, count) };
}
