import { anything, assert, constantFrom, oneof, property } from 'fast-check';
import * as valibot from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import * as smallValibot from './small-valibot.ts';

async function readSchemas() {
  const { envelopeSchema } = await import('../../core/src/http/envelope.ts');
  const { refusalSchema } = await import('../../core/src/http/refusal.schema.ts');
  const { userSchema } = await import('../../core/src/users/users.schema.ts');
  const { balanceMessage } = await import('../../core/src/users/users.messages.ts');
  const { heartbeatMessage } = await import('../../core/src/socket/heartbeat.messages.ts');
  const { dealLogSchema } = await import('../../core/src/notifications/deal-log.schema.ts');
  const { notificationMessage } = await import('../../core/src/notifications/notifications.messages.ts');
  const notifications = await import('../../core/src/notifications/notifications.endpoints.ts');
  const { socketTicket } = await import('../../core/src/socket/socket.endpoints.ts');
  const { walletInfo } = await import('../../core/src/wallet/wallet.endpoints.ts');
  const { transactionsList } = await import('../../core/src/wallet/transactions.endpoints.ts');
  return {
    envelope: envelopeSchema,
    refusal: refusalSchema,
    user: userSchema,
    log: dealLogSchema,
    arrival: notificationMessage.payload,
    logs: notifications.myDealLogsList.data,
    marked: notifications.markRead.data,
    allMarked: notifications.markAllRead.data,
    ticket: socketTicket.data,
    balance: balanceMessage.payload,
    heartbeat: heartbeatMessage.payload,
    wallet: walletInfo.data,
    movements: transactionsList.data,
  };
}

const real = await readSchemas();
vi.resetModules();
vi.doMock('valibot', () => ({ ...valibot, ...smallValibot }));
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- created by the mock
const small = (await readSchemas()) as unknown as Record<
  keyof typeof real,
  Parameters<typeof smallValibot.safeParse>[0]
>;
vi.doUnmock('valibot');
// Other files of this worker load schemas of the real one.
vi.resetModules();

const moment = '2026-11-20T03:04:05.678Z';
const user = {
  id: 'u01',
  username: 'an',
  displayName: 'An',
  avatarUrl: null,
  headline: '',
  bio: '',
  verified: { email: true, phone: false, identity: false, bank: false },
  joinedAt: moment,
  email: null,
  phone: null,
  balance: 5,
  legalName: null,
  heldBalance: 0,
  withdrawingBalance: 0,
  settings: { locale: 'vi', theme: 'system', quietHours: { from: '22:00', to: '07:00' } },
  unread: 3,
};
const log = {
  id: 'l1',
  seq: 1,
  msg: '{}',
  action: 'NEW_MESSAGE',
  description: 'Chào',
  metadata: { params: { a: 1 }, ['constructor']: 5 },
  isRead: false,
  createdAt: moment,
  updatedAt: moment,
};
const page = { total: 1, totalPage: 1 };
const fitting: Record<keyof typeof real, unknown> = {
  envelope: { code: 200, data: { a: 1 } },
  refusal: { reason: 'LIMIT', max: 3 },
  user,
  log: { ...log, msg: { action: 'x' }, workerId: null },
  arrival: { action: 'UNREAD_COUNT_UPDATE', metadata: { notifications: 4 } },
  logs: { ...page, list: [log, { ...log, id: 'l2', seq: 2 }], unread: 2 },
  marked: { id: 'l1', isRead: true, updatedAt: moment, unread: 0 },
  allMarked: { updated: 2, unread: 0 },
  ticket: { ticket: 't', expiresAt: moment },
  heartbeat: { lastSeq: 7, unread: 2 },
  balance: { balance: 1, heldBalance: 2, withdrawingBalance: 3, version: 4 },
  wallet: {
    balance: 1,
    held: 0,
    withdrawing: 0,
    monthIn: 0,
    monthOut: 0,
    monthlyOutMax: 9,
    reconciledAt: moment,
    version: 1,
  },
  movements: {
    ...page,
    sumIn: 0,
    sumOut: 0,
    list: [
      {
        no: 'GD0000000001',
        type: 'BONUS',
        amount: -5,
        balanceAfter: 0,
        createdAt: moment,
        ref: {},
        about: { job: 'Dọn kho', person: null },
        note: '',
      },
    ],
  },
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of the record above
const names = Object.keys(fitting) as (keyof typeof real)[];

function* pathsInto(value: unknown, way: readonly string[] = []): Generator<readonly string[]> {
  yield way;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* pathsInto(inner, [...way, name]);
}
const missing = Symbol('missing');
function withAt(value: unknown, [name, ...rest]: readonly string[], other: unknown): unknown {
  if (name === undefined) return other;
  const copy: object = Array.isArray(value) ? [...value] : { ...Object(value) };
  const inner = withAt(Reflect.get(copy, name), rest, other);
  if (inner === missing) Reflect.deleteProperty(copy, name);
  else Reflect.set(copy, name, inner);
  return copy;
}

const strange = oneof(
  constantFrom<unknown>(missing, null, undefined, '', '5', 0, -1, 1.5, NaN, Infinity, 2 ** 60, true, [], {}),
  constantFrom<unknown>(
    '2026-13-01T00:00:00Z',
    '2026-11-20',
    '2026-11-20 03:04:05+07:00',
    moment,
    'vi',
    'LIMIT',
  ),
  anything(),
);

const same = (name: keyof typeof real, value: unknown) => {
  const [a, b] = [valibot.safeParse(real[name], value), smallValibot.safeParse(small[name], value)];
  expect(b.success).toBe(a.success);
  if (a.success && b.success) expect(b.output).toStrictEqual(a.output);
  return a.success;
};

describe('small-valibot', () => {
  it.each(names)('parses %s as valibot does', (name) => {
    expect(same(name, fitting[name])).toBe(true);
    expect(same(name, { ...Object(fitting[name]), more: 1, __proto__: { x: 1 } })).toBe(true);
    same(name, []);
    const ways = [...pathsInto(fitting[name])];
    let refused = 0;
    assert(
      property(constantFrom(...ways), strange, (way, other) => {
        const value = withAt(fitting[name], way, other);
        if (value !== missing && !same(name, value)) refused += 1;
      }),
      { numRuns: 300 },
    );
    expect(refused).toBeGreaterThan(10);
  });
});
