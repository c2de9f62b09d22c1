import type { GenericSchema, InferOutput } from 'valibot';
import * as account from '../auth/account.endpoints.ts';
import * as auth from '../auth/auth.endpoints.ts';
import { socketTicket } from '../socket/socket.endpoints.ts';
import type { Register } from '../auth/auth.schema.ts';
import type { Clock } from '../ports/ports.ts';
import type { Endpoint } from '../http/define-endpoint.ts';
import type { RefusalReason } from '../http/refusal.schema.ts';
import type { DealLog } from '../notifications/deal-log.schema.ts';
import * as notifications from '../notifications/notifications.endpoints.ts';
import { passes } from '../notifications/notification-list.ts';
import { sendContact } from '../safety/support.endpoints.ts';
import * as profile from '../users/profile.endpoints.ts';
import * as users from '../users/users.endpoints.ts';
import type { User } from '../users/users.schema.ts';
import type { Account, Families, Family } from './fake-accounts.ts';
import { fakeCode } from './people.ts';

export class FakeRefusal extends Error {
  readonly reason: RefusalReason;
  readonly details: Record<string, unknown>;

  constructor(reason: RefusalReason, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.reason = reason;
    this.details = details;
  }
}

export const notFound = () => new FakeRefusal('NOT_FOUND', 'Không tìm thấy nội dung này.');

/** The token expired or was revoked. */
export class FakeOverdue extends Error {}

export type FakeState = {
  clock: Clock;
  accounts: Account[];
  families: Families;
  /** To every socket of the account. */
  push: (account: Account, payload: unknown) => void;
  create: (input: Register) => Account;
};

export type Route = {
  endpoint: Endpoint;
  answer: (input: unknown, family: Family | null, bytes: number) => unknown;
};

type Input<E extends Endpoint> = E extends Endpoint<infer I> ? InferOutput<I & GenericSchema> : never;

export const getUnread = (account: Account): number => account.logs.filter((log) => !log.isRead).length;

/** `read`: which row was read, or that all were. */
const unreadUpdate = (account: Account, read: Record<string, unknown>) => ({
  action: 'UNREAD_COUNT_UPDATE',
  metadata: { rooms: 0, notifications: getUnread(account), total: getUnread(account), ...read },
});

export const view = (account: Account): User => ({ ...account.user, unread: getUnread(account) });

/** What every uploaded photo becomes: two colours. */
const fakePhoto = 'data:image/gif;base64,R0lGODlhAgABAIAAANgeLP/bwywAAAAAAgABAAACAkQKADs=';

const checkCode = (code: string): null => {
  if (code !== fakeCode) throw new FakeRefusal('OTP_WRONG', 'Mã không đúng.', { left: 4 });
  return null;
};

/** `own` requires a session, `open` does not; the input was validated. */
export const own = <E extends Endpoint>(
  endpoint: E,
  answer: (input: Input<E>, account: Account, family: Family, bytes: number) => unknown,
): Route => ({
  endpoint,
  answer: (input, family, bytes) => {
    if (!family) throw new FakeOverdue();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server parsed it by this endpoint's schema
    return answer(input as Input<E>, family.account, family, bytes);
  },
});
export const open = <E extends Endpoint>(
  endpoint: E,
  answer: (input: Input<E>, account: Account | null) => unknown,
): Route => ({
  endpoint,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server parsed it by this endpoint's schema
  answer: (input, family) => answer(input as Input<E>, family?.account ?? null),
});

export function createRoutes(state: FakeState): Route[] {
  const { accounts, families, clock, push } = state;
  const now = (): string => new Date(clock.now()).toISOString();
  const find = (identifier: string): Account | undefined =>
    accounts.find(({ user }) => [user.username, user.email, user.phone].includes(identifier.toLowerCase()));
  const tell = (account: Account, read: Record<string, unknown>): void =>
    push(account, unreadUpdate(account, read));
  const markLog = (log: DealLog): void => {
    if (log.isRead) return;
    log.isRead = true;
    log.updatedAt = now();
  };

  return [
    open(auth.login, ({ username, password }) => {
      const account = find(username);
      if (!account || account.password !== password)
        throw new FakeRefusal('WRONG_CREDENTIALS', 'Tên đăng nhập hoặc mật khẩu không đúng.');
      return { ...families.open(account), user: view(account) };
    }),
    open(auth.register, (input) => {
      if (find(input.username))
        throw new FakeRefusal('TAKEN', 'Tên đăng nhập đã có người dùng.', {
          fields: { username: 'Tên đăng nhập đã có người dùng.' },
        });
      const account = state.create(input);
      return { ...families.open(account), user: view(account) };
    }),
    open(auth.refreshToken, ({ refreshToken }) => {
      const tokens = families.rotate(refreshToken);
      if (!tokens) throw new FakeOverdue();
      return tokens;
    }),
    own(auth.logout, (_input, _account, family) => {
      families.close(family);
      return null;
    }),
    own(socketTicket, (_input, _account, family) => ({
      ticket: families.ticket(family),
      expiresAt: new Date(clock.now() + 30_000).toISOString(),
    })),
    open(account.sendEmail, () => null),
    open(account.sendSms, () => null),
    open(account.checkSms, ({ code }) => checkCode(code)),
    open(account.forgotPassword, () => null),
    open(account.resetPassword, ({ identifier, code, password }) => {
      checkCode(code);
      const account = find(identifier);
      if (account) {
        account.password = password;
        families.closeSessions(account);
      }
      return null;
    }),
    own(account.changePassword, ({ currentPassword, newPassword }, account, family) => {
      if (account.password !== currentPassword)
        throw new FakeRefusal('WRONG_CREDENTIALS', 'Mật khẩu hiện tại không đúng.');
      account.password = newPassword;
      families.closeSessions(account, family);
      return null;
    }),
    own(account.verifyEmail, ({ code }, account) => {
      checkCode(code);
      account.user = { ...account.user, verified: { ...account.user.verified, email: true } };
      return { user: view(account) };
    }),
    own(account.verifyOtp, ({ code }, account) => {
      checkCode(code);
      account.user = { ...account.user, verified: { ...account.user.verified, phone: true } };
      return { user: view(account) };
    }),
    own(account.sendContactCodes, ({ email, password, provedBy }, { user, password: real }) => {
      if (password !== real)
        throw new FakeRefusal('WRONG_CREDENTIALS', 'Mật khẩu hiện tại không đúng.', {
          fields: { password: 'Mật khẩu hiện tại không đúng.' },
        });
      const own = email === undefined ? 'phone' : 'email';
      const other = own === 'email' ? 'phone' : 'email';
      const proofs = ([own, other] as const).filter((one) => user.verified[one]);
      return { provedBy: proofs.find((one) => one === provedBy) ?? proofs[0] ?? null };
    }),
    own(account.changeContact, ({ email, phone, oldCode, newCode }, account) => {
      for (const [field, code] of Object.entries({ oldCode, newCode }))
        if (code !== undefined && code !== fakeCode)
          throw new FakeRefusal('OTP_WRONG', 'Mã không đúng.', { left: 4, field });
      const own = email === undefined ? 'phone' : 'email';
      account.user = {
        ...account.user,
        ...(email !== undefined && { email }),
        ...(phone !== undefined && { phone }),
        verified: { ...account.user.verified, [own]: true },
      };
      return { user: view(account) };
    }),
    own(account.sessionsList, (_input, account, family) => ({
      list: families.of(account).map((other) => ({
        id: other.refresh,
        device: 'Chrome, Android',
        createdAt: now(),
        lastUsedAt: now(),
        current: other === family,
      })),
    })),
    own(users.userInfo, (_input, account) => view(account)),
    open(profile.publicUserInfo, ({ id }) => {
      const account = accounts.find(({ user }) => user.id === id);
      if (!account) throw new FakeRefusal('NOT_FOUND', 'Không tìm thấy người dùng.');
      return { ...account.user, rejectPct: null, ...account.profile };
    }),
    own(users.refreshBalance, (_input, account) => ({ balance: account.user.balance })),
    own(profile.updateInfo, ({ settings, photoFileId, roles, skills, ...input }, account) => {
      const filled = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
      const changed = Object.fromEntries(
        Object.entries(settings ?? {}).filter(([, value]) => value !== undefined),
      );
      const photo = photoFileId === undefined ? {} : { avatarUrl: photoFileId && fakePhoto };
      account.profile = { ...account.profile, ...(roles && { roles }), ...(skills && { skills }) };
      account.user = {
        ...account.user,
        ...filled,
        ...photo,
        settings: { ...account.user.settings, ...changed },
      };
      return view(account);
    }),
    own(notifications.myDealLogsList, ({ pageNum, pageSize, afterSeq, ...filter }, account) => {
      const unread = getUnread(account);
      const isFiltered = Object.values(filter).some((wanted) => wanted !== undefined);
      const matching = isFiltered
        ? account.logs.filter((log) => passes(filter, { ...log, type: log.action }))
        : account.logs;
      const rows =
        afterSeq === undefined ? matching.toReversed() : matching.filter((log) => log.seq > afterSeq);
      return {
        list: rows.slice((pageNum - 1) * pageSize, pageNum * pageSize),
        total: rows.length,
        totalPage: Math.ceil(rows.length / pageSize),
        unread,
      };
    }),
    own(notifications.markRead, ({ id, others = [] }, account) => {
      const log = account.logs.find((other) => other.id === id);
      if (!log) throw new FakeRefusal('NOT_FOUND', 'Không tìm thấy thông báo.');
      account.logs.filter((other) => other === log || others.includes(other.id)).forEach(markLog);
      tell(account, { id, others, updatedAt: log.updatedAt });
      return { id, isRead: true, updatedAt: log.updatedAt, unread: getUnread(account) };
    }),
    own(notifications.markAllRead, (_input, account) => {
      const updated = getUnread(account);
      account.logs.forEach(markLog);
      tell(account, { all: true, updatedAt: now() });
      return { updated, unread: 0 };
    }),
    open(sendContact, () => ({ ticket: 'HT-2026-0001' })),
  ];
}
