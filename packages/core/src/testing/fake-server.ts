import type { Passkey } from '../auth/passkeys.schema.ts';
import type { DealLog } from '../notifications/deal-log.schema.ts';
import type { NotificationCode } from '../notifications/codes/notification-codes.ts';
import type { BankCard } from '../wallet/bank-card.schema.ts';
import type { BookLine } from '../wallet/books.schema.ts';
import type { TransactionType } from '../wallet/transaction.schema.ts';
import type { WithdrawState } from '../withdraw/withdraw.schema.ts';
import type { Closing } from '../users/closing.schema.ts';
import type { DataExport } from '../users/data-export.schema.ts';
import type { FakeDealActions } from './fake-deal-actions.ts';
import type { RoomSketch } from './fake-rooms.ts';
import { appendLog } from './fake-logs.ts';
import type { PortfolioPiece } from '../users/portfolio.schema.ts';
import { getUnread } from './fake-routes.ts';
import type { FakeSocket } from './fake-sockets.ts';
import { type FakeParts, type FakeWorldOptions, createFakeWorld } from './fake-world.ts';
import type { JobSketch } from './sketch-job.ts';
import type { LogSketch } from './sample-logs.ts';

function needed<Part>(part: Part | undefined, name: keyof FakeParts): Part {
  if (part === undefined) throw new Error(`This fake is made without \`${name}\`.`);
  return part;
}

const takesNone = (): never => needed<never>(undefined, 'deals');
const noDeals: FakeDealActions = {
  offer: takesNone,
  act: takesNone,
  judge: takesNone,
  view: takesNone,
  show: takesNone,
};

/**
 * An in-memory server that keeps the contract: requests and answers are validated, and an invalid answer of its own
 * throws in the caller.
 */
export function createFakeServer(options: FakeWorldOptions) {
  const world = createFakeWorld(options);
  const { clock, families, account, sockets, push, calls, money } = world;
  const { blocks, chat, closing, dataExports, deals, jobs, passkeys, portfolio, reviews } = world;
  const talk = () => needed(chat, 'chat');

  return {
    /** Answers a request synchronously. */
    answer: world.answer,
    /** Takes a ticket or an access token. Returns the disconnect function; undefined for an invalid token. */
    connect: sockets.connect,
    /** Open sockets. */
    connections: () => sockets.connections.size,
    /** Answers an event of the socket with that listener; undefined if it is closed. */
    ask(hear: FakeSocket['hear'], event: string, payload: unknown): unknown {
      const socket = sockets.findSocket(hear);
      world.count(event);
      return socket && structuredClone(talk().ask(socket, event, payload));
    },
    /** Conversations between two people of the fake, by their usernames. */
    chat: {
      open: (author: string, worker: string, sketch: RoomSketch) =>
        talk().open(account(author), account(worker), sketch),
      say: (username: string, roomId: string, text: string) => talk().say(account(username), roomId, text),
      read: (username: string, roomId: string, upToSeq: number) =>
        talk().read(account(username), roomId, upToSeq),
      typing: (username: string, roomId: string) => talk().typing(account(username), roomId),
      edit: (username: string, which: { roomId: string; messageId: string }, text: string) =>
        talk().edit(account(username), which, text),
      remove: (username: string, which: { roomId: string; messageId: string }) =>
        talk().remove(account(username), which),
      messages: (roomId: string) => talk().messages(roomId),
    },
    /** Writes a log, and pushes it unless it happened before (`ago`). */
    notify(username: string, sketch: { action: NotificationCode } & Partial<LogSketch>): DealLog {
      const to = account(username);
      const log = appendLog(to, sketch, clock);
      if (!sketch.ago) push(to, log);
      return log;
    },
    /** Events of the bank: see `createFakeMoney`. */
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
      happened: (
        username: string,
        type: TransactionType,
        amount: number,
        ago = 0,
        more: Partial<BookLine> = {},
      ) => money.happened(account(username), type, amount, { ago, ...more }),
    },
    /** See `FakeDealActions`. */
    deals: deals?.actions ?? noDeals,
    /** Only of a server that has reviews. */
    reviews,
    /** Posts a job as that user; fields left out have the defaults of its kind. */
    postJob: (username: string, sketch: JobSketch) => needed(jobs, 'jobs').post(account(username), sketch),
    /** Applies for a job as that user, whoever is signed in. */
    apply: (username: string, jobId: string, coverLetter: string, bid?: number) =>
      needed(jobs, 'jobs').apply(account(username), jobId, { coverLetter, bid: bid ?? null }),
    /** A user's account and public profile. */
    profile: (username: string) => ({ ...account(username).user, ...account(username).profile }),
    /** Registers a passkey of a user, without a call. */
    addPasskey: (username: string, sketch: Partial<Passkey> = {}) =>
      needed(passkeys, 'passkeys').add(account(username), sketch),
    block: (by: string, who: string) => needed(blocks, 'blocks').block(account(by), account(who)),
    /** Adds an approved proof. */
    showWork: (author: string, worker: string, piece: Partial<PortfolioPiece>) =>
      needed(portfolio, 'portfolio').add(account(author), account(worker), piece),
    /** Sets what keeps a user's account from being closed. */
    closing: (username: string, way: Partial<Closing>) =>
      needed(closing, 'closing').set(account(username), way),
    /** Sets the state of a user's data copy. */
    copyData: (username: string, copy: Partial<DataExport>) =>
      needed(dataExports, 'dataExports').set(account(username), copy),
    reports: () => needed(blocks, 'blocks').reports(),
    /** Signs a user in without a call. */
    open: (username: string) => families.open(account(username)),
    /** Expires every access token; the refresh tokens still work. */
    expireTokens: () => families.expire(),
    logs: (username: string): readonly DealLog[] => account(username).logs,
    unread: (username: string): number => getUnread(account(username)),
    /** How often the tokens of a user's sessions were rotated. */
    rotations: (username: string): number =>
      families.of(account(username)).reduce((sum, family) => sum + family.rotations, 0),
    sessions: (username: string): number => families.of(account(username)).length,
    /** Requests to an endpoint, by its path. */
    calls: (path: string): number => calls.get(path) ?? 0,
    opens: (token: string): boolean => families.byAccess(token) !== undefined,
  };
}

export type FakeServer = ReturnType<typeof createFakeServer>;
