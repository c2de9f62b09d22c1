import { safeParse } from 'valibot';
import type { Passkey } from '../auth/passkeys.schema.ts';
import type { Clock, Timer } from '../ports/ports.ts';
import { type Code, codes } from '../http/envelope.ts';
import type { DealLog } from '../notifications/deal-log.schema.ts';
import type { NotificationCode } from '../notifications/notification-codes.ts';
import type { MessagePayload } from '../socket/define-message.ts';
import { heartbeatMessage } from '../socket/heartbeat.messages.ts';
import type { User } from '../users/users.schema.ts';
import type { BankCard } from '../bank-cards/bank-card.schema.ts';
import type { TransactionType } from '../transactions/transaction.schema.ts';
import type { WithdrawState } from '../withdraw/withdraw.schema.ts';
import { type Account, createFamilies } from './fake-accounts.ts';
import type { OpenFakeBlocks } from './fake-blocks.ts';
import type { OpenFakeClosing } from './fake-closing.ts';
import type { Closing } from '../users/closing.schema.ts';
import type { OpenFakeDataExports } from './fake-data-exports.ts';
import type { DataExport } from '../users/data-export.schema.ts';
import { createFakeDealLogs } from './fake-deal-logs.ts';
import type { OpenFakeClaims } from './fake-claims.ts';
import type { FakeDealDesk, OpenFakeDeals } from './fake-deal-desk.ts';
import type { FakeNotify } from './fake-deals.ts';
import type { FakeEar, OpenFakeChat, RoomSketch } from './fake-chat.ts';
import type { OpenFakeJobs } from './fake-jobs.ts';
import type { PortfolioPiece } from '../portfolio/portfolio.schema.ts';
import { createFakeMoney } from './fake-money.ts';
import type { OpenFakePasskeys } from './fake-passkeys.ts';
import type { OpenFakePortfolio } from './fake-portfolio.ts';
import { createFakeUploads } from './fake-uploads.ts';
import type { OpenFakeReviews } from './fake-reviews.ts';
import { FakeOverdue, FakeRefusal, createRoutes, unreadOf } from './fake-routes.ts';
import { fakePassword } from './people.ts';
import type { JobSketch } from './sketch-job.ts';
import type { LogSketch } from './stories.ts';

/** A request as the fake sees it: `path` below the API base, with its query for GET. */
export type FakeRequest = {
  method: string;
  path: string;
  body: unknown;
  /** How many bytes came in place of a JSON body. */
  bytes?: number;
  token: string | null;
};
export type FakeAnswer = { status: number; envelope: { code: Code; msg: string; data: unknown } };

const minute = 60_000;
const heartbeat = 30_000;
const statuses = new Map<Code, number>([
  [codes.overdue, 401],
  [codes.refused, 422],
  [codes.error, 500],
]);

const answer = (code: Code, msg: string, data: unknown): FakeAnswer => ({
  status: statuses.get(code) ?? 200,
  envelope: { code, msg, data },
});

/** What a server in memory is made with beside accounts, notifications and money; without a part its code is not bundled. */
export type FakeParts = {
  blocks?: OpenFakeBlocks;
  chat?: OpenFakeChat;
  claims?: OpenFakeClaims;
  closing?: OpenFakeClosing;
  dataExports?: OpenFakeDataExports;
  deals?: OpenFakeDeals;
  jobs?: OpenFakeJobs;
  passkeys?: OpenFakePasskeys;
  portfolio?: OpenFakePortfolio;
  reviews?: OpenFakeReviews;
};

function needed<Part>(part: Part | undefined, name: keyof FakeParts): Part {
  if (part === undefined) throw new Error(`This fake is made without \`${name}\`.`);
  return part;
}

const takesNone = (): never => needed<never>(undefined, 'deals');
const noDeals: FakeDealDesk = {
  offer: takesNone,
  act: takesNone,
  judge: takesNone,
  view: takesNone,
  show: takesNone,
};

/**
 * A server in memory that keeps the contract: each request and each answer passes its endpoint's schema, and an
 * answer of its own that does not is an error thrown in the caller's face.
 */
export function createFakeServer({
  clock,
  people,
  parts = {},
}: {
  clock: Clock;
  people: readonly User[];
  parts?: FakeParts;
}) {
  const families = createFamilies(clock);
  const accounts: Account[] = people.map((user) => ({
    user,
    profile: {},
    password: fakePassword,
    logs: [],
    lastSeq: 0,
  }));
  const ears = new Set<FakeEar>();
  const calls = new Map<string, number>();

  const send = (account: Account, event: string, payload: unknown): void => {
    // What is sent is a copy, as on a wire.
    const sent = structuredClone(payload);
    for (const ear of ears) if (ear.account === account) ear.hear(event, sent);
  };
  const push = (account: Account, payload: unknown): void => send(account, 'notification', payload);

  const account = (username: string): Account => {
    const found = accounts.find(({ user }) => user.username === username);
    if (!found) throw new Error(`The fake has no account named "${username}"`);
    return found;
  };

  const append = (to: Account, sketch: LogSketch): DealLog => {
    const { action, description, ago, dueIn, isRead } = sketch;
    const at = clock.now() - ago * minute;
    const createdAt = new Date(at).toISOString();
    const metadata = {
      recipientId: to.user.id,
      ...(dueIn !== undefined && { dueAt: new Date(at + dueIn * minute).toISOString() }),
      ...sketch.metadata,
    };
    to.lastSeq += 1;
    const log: DealLog = {
      id: `lg_${to.user.id}_${to.lastSeq}`,
      seq: to.lastSeq,
      msg: JSON.stringify({ action, description, metadata }),
      action,
      description,
      metadata,
      isRead,
      createdAt,
      updatedAt: createdAt,
      workerId: null,
      authorId: to.user.id,
    };
    to.logs.push(log);
    return log;
  };

  const money = createFakeMoney({ clock, tell: send, claims: parts.claims });
  const now = () => new Date(clock.now()).toISOString();
  const portfolio = parts.portfolio?.({ now });
  const blocks = parts.blocks?.({ now, accounts });
  const closing = parts.closing?.();
  const dataExports = parts.dataExports?.({ now });
  const passkeys = parts.passkeys?.({ now, families });
  const notify: FakeNotify = (to, sketch) => {
    push(to, append(to, { description: '', metadata: {}, ago: 0, isRead: false, ...sketch }));
  };
  const deals = parts.deals?.({ clock, account, move: money.move, notify });
  const jobs = parts.jobs?.({ clock, account, move: money.move, notify, deals: () => deals?.deals });
  const uploads = createFakeUploads(clock);
  const reviews = parts.reviews?.({ clock, accounts, account });
  const chat = parts.chat?.({ clock, push, ears: () => ears, fileOf: (of, id) => uploads.fileOf(of, id) });
  const farOf = (of: Account): MessagePayload<typeof heartbeatMessage> => ({
    lastSeq: of.lastSeq,
    unread: unreadOf(of),
    unreadRooms: chat?.unreadRooms(of) ?? 0,
    balanceVersion: money.versionOf(of),
  });
  const accountRoutes = createRoutes({
    clock,
    accounts,
    families,
    push,
    create({ username, password, email, displayName }) {
      const [model] = people;
      if (!model) throw new Error('The fake has no people to model a new one on');
      const created: Account = {
        user: {
          ...model,
          id: `u_${username}`,
          username,
          displayName: displayName ?? username,
          email: email ?? null,
          phone: null,
          balance: 0,
          heldBalance: 0,
          withdrawingBalance: 0,
          verified: { email: false, phone: false, identity: false, bank: false },
        },
        password,
        profile: {},
        logs: [],
        lastSeq: 0,
      };
      accounts.push(created);
      return created;
    },
  });
  const routes = [
    ...accountRoutes,
    ...money.routes,
    ...[jobs, blocks, passkeys, closing, dataExports, portfolio, deals, reviews, chat].flatMap(
      (part) => part?.routes ?? [],
    ),
    ...createFakeDealLogs(clock),
    ...uploads.routes,
  ].map((route) => ({
    ...route,
    pattern: new RegExp(`^${route.endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }));

  function serve({ method, path, body, bytes = 0, token }: FakeRequest): FakeAnswer {
    const [pathname = '', query = ''] = path.split('?');
    const route = routes.find(
      ({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname),
    );
    if (!route)
      return { ...answer(codes.refused, `No ${method} ${pathname}`, { reason: 'NOT_FOUND' }), status: 404 };
    calls.set(route.endpoint.path, (calls.get(route.endpoint.path) ?? 0) + 1);

    const given = method === 'GET' ? Object.fromEntries(new URLSearchParams(query)) : body;
    const input = safeParse(route.endpoint.input, {
      ...Object(given),
      ...route.pattern.exec(pathname)?.groups,
    });
    if (!input.success)
      return answer(codes.refused, input.issues[0].message, { reason: 'INVALID', fields: {} });

    const family = families.byAccess(token) ?? null;
    if (route.endpoint.access === 'session' && !family) return answer(codes.overdue, '', null);
    const data = safeParse(route.endpoint.data, route.answer(input.output, family, bytes));
    if (!data.success)
      throw new Error(`The fake broke the contract of ${pathname}: ${data.issues[0].message}`);
    return answer(codes.success, 'ok', data.output);
  }

  return {
    /** Answers one request, with all its effects, at once. */
    answer(request: FakeRequest): FakeAnswer {
      try {
        return serve(request);
      } catch (error) {
        if (error instanceof FakeOverdue) return answer(codes.overdue, '', null);
        if (error instanceof FakeRefusal)
          return answer(codes.refused, error.message, { reason: error.reason, ...error.details });
        throw error;
      }
    },
    /** Takes a ticket or an access token. Undefined when the token opens nothing; else the way to hang up. */
    connect(token: string, hear: (event: string, payload: unknown) => void): (() => void) | undefined {
      const family = families.redeem(token);
      if (!family) return undefined;
      const ear: FakeEar = { account: family.account, rooms: new Set(), hear };
      ears.add(ear);
      const beat = (): Timer =>
        clock.after(heartbeat, () => {
          hear(heartbeatMessage.event, farOf(family.account));
          next = beat();
        });
      let next = beat();
      return () => {
        next.cancel();
        ears.delete(ear);
      };
    },
    /** How many can hear it now. */
    ears: () => ears.size,
    /** What a client says over the socket that hears by that function; undefined where it is no longer open. */
    ask(hear: FakeEar['hear'], event: string, payload: unknown): unknown {
      const ear = [...ears].find((each) => each.hear === hear);
      calls.set(event, (calls.get(event) ?? 0) + 1);
      return ear && structuredClone(needed(chat, 'chat').ask(ear, event, payload));
    },
    /** Conversations between two people of the fake, by their usernames. */
    chat: {
      open: (author: string, worker: string, sketch: RoomSketch) =>
        needed(chat, 'chat').open(account(author), account(worker), sketch),
      say: (username: string, roomId: string, text: string) =>
        needed(chat, 'chat').say(account(username), roomId, text),
      read: (username: string, roomId: string, upToSeq: number) =>
        needed(chat, 'chat').read(account(username), roomId, upToSeq),
      typing: (username: string, roomId: string) => needed(chat, 'chat').typing(account(username), roomId),
      edit: (username: string, which: { roomId: string; messageId: string }, text: string) =>
        needed(chat, 'chat').edit(account(username), which, text),
      remove: (username: string, which: { roomId: string; messageId: string }) =>
        needed(chat, 'chat').remove(account(username), which),
      messages: (roomId: string) => needed(chat, 'chat').messages(roomId),
    },
    /** Writes a log and pushes it; nothing is pushed of a log that happened before (`ago`). */
    notify(username: string, sketch: { action: NotificationCode } & Partial<LogSketch>): DealLog {
      const to = account(username);
      const log = append(to, { description: '', metadata: {}, ago: 0, isRead: false, ...sketch });
      if (sketch.ago) return log;
      push(to, log);
      return log;
    },
    /** What the bank does: see `createFakeMoney`. */
    money: {
      addCard: (username: string, card?: Partial<BankCard>) => money.addCard(account(username), card),
      transfer: (username: string, amount?: number) => money.transfer(account(username), amount),
      keepWaiting: (username: string, amount: number) => money.keepWaiting(account(username), amount),
      closeClaim: (username: string, refusal?: string) => money.closeClaim(account(username), refusal),
      expire: (username: string) => money.expire(account(username)),
      lapse: (username: string) => money.lapse(account(username)),
      closeCancelling: (username: string) => money.closeCancelling(account(username)),
      withdrew: (username: string, amount: number, times?: number) =>
        money.withdrew(account(username), amount, times),
      payout: (username: string, state: WithdrawState) => money.payout(account(username), state),
      happened: (username: string, type: TransactionType, amount: number, ago?: number) =>
        money.happened(account(username), type, amount, ago),
    },
    /** See `FakeDealDesk`. */
    deals: deals?.desk ?? noDeals,
    /** Deals that ended and what was said of them; of a server that was made with reviews alone. */
    reviews,
    /** A user posts work; what the sketch leaves out is as usual for its kind. */
    postJob: (username: string, sketch: JobSketch) => needed(jobs, 'jobs').post(account(username), sketch),
    /** Applies for a job as that user, no matter who is signed in. */
    apply: (username: string, jobId: string, coverLetter: string, bid?: number) =>
      needed(jobs, 'jobs').apply(account(username), jobId, { coverLetter, bid: bid ?? null }),
    /** A user's account and what their page says. */
    profile: (username: string) => ({ ...account(username).user, ...account(username).profile }),
    /** Registers a passkey of a user, without a call. */
    addPasskey: (username: string, sketch: Partial<Passkey> = {}) =>
      needed(passkeys, 'passkeys').add(account(username), sketch),
    block: (by: string, who: string) => needed(blocks, 'blocks').block(account(by), account(who)),
    /** Work that was approved, by who had it done and who did it. */
    showWork: (author: string, worker: string, piece: Partial<PortfolioPiece>) =>
      needed(portfolio, 'portfolio').add(account(author), account(worker), piece),
    /** What keeps a user's account from being closed. */
    closing: (username: string, way: Partial<Closing>) =>
      needed(closing, 'closing').set(account(username), way),
    /** How far the copy of a user's data is. */
    copyData: (username: string, copy: Partial<DataExport>) =>
      needed(dataExports, 'dataExports').set(account(username), copy),
    /** What people reported. */
    reports: () => needed(blocks, 'blocks').reports(),
    /** Signs a person in without a call. */
    open: (username: string) => families.open(account(username)),
    /** Lets every access token run out; the refresh tokens still work. */
    expireTokens: () => families.expire(),
    logs: (username: string): readonly DealLog[] => account(username).logs,
    unread: (username: string): number => unreadOf(account(username)),
    /** How often the tokens of the person's sessions were renewed. */
    rotations: (username: string): number =>
      families.of(account(username)).reduce((sum, family) => sum + family.rotations, 0),
    sessions: (username: string): number => families.of(account(username)).length,
    /** How many requests came to an endpoint, by its path. */
    calls: (path: string): number => calls.get(path) ?? 0,
    opens: (token: string): boolean => families.byAccess(token) !== undefined,
  };
}

export type FakeServer = ReturnType<typeof createFakeServer>;
