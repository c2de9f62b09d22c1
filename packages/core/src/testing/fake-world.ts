import type { Clock } from '../ports/ports.ts';
import type { Register } from '../auth/auth.schema.ts';
import type { User } from '../users/users.schema.ts';
import { type Account, createFamilies, newAccount } from './fake-accounts.ts';
import type { OpenFakeBlocks } from './fake-blocks.ts';
import type { OpenFakeBooks } from './fake-books.ts';
import type { OpenFakeChat } from './fake-chat.ts';
import type { OpenFakeClaims } from './fake-claims.ts';
import type { OpenFakeClosing } from './fake-closing.ts';
import type { OpenFakeDataExports } from './fake-data-exports.ts';
import type { OpenFakeDeals } from './fake-deal-actions.ts';
import { createFakeDealLogs } from './fake-deal-logs.ts';
import type { OpenFakeJobs } from './fake-jobs.ts';
import type { FakeNotify } from './fake-effects.ts';
import { appendLog } from './fake-logs.ts';
import { createFakeMoney } from './fake-money.ts';
import type { OpenFakePasskeys } from './fake-passkeys.ts';
import type { OpenFakePortfolio } from './fake-portfolio.ts';
import type { OpenFakeReviews } from './fake-reviews.ts';
import { createRoutes, getUnread } from './fake-routes.ts';
import { createFakeRouter } from './fake-router.ts';
import { createFakeSockets } from './fake-sockets.ts';
import { createFakeUploads } from './fake-uploads.ts';
import { fakePassword } from './people.ts';

/** Optional parts beside accounts, notifications and money; one that is left out is not bundled. */
export type FakeParts = {
  blocks?: OpenFakeBlocks;
  books?: OpenFakeBooks;
  chat?: OpenFakeChat;
  claims?: OpenFakeClaims;
  closing?: OpenFakeClosing;
  dataExports?: OpenFakeDataExports;
  deals?: OpenFakeDeals;
  /** Together with `deals`. */
  jobs?: OpenFakeJobs;
  passkeys?: OpenFakePasskeys;
  portfolio?: OpenFakePortfolio;
  reviews?: OpenFakeReviews;
};

/** A new account with another one's defaults. */
const signedUp = (model: User, { username, password, email, displayName }: Register): Account =>
  newAccount(
    {
      ...model,
      id: `u_${username}`,
      username,
      displayName: displayName ?? username,
      email: email ?? null,
      phone: null,
      balance: 0,
      legalName: null,
      heldBalance: 0,
      withdrawingBalance: 0,
      verified: { email: false, phone: false, identity: false, bank: false },
    },
    password,
  );

export type FakeWorldOptions = { clock: Clock; people: readonly User[]; parts?: FakeParts };

/** The state of an in-memory server: accounts, sockets and optional parts. */
export function createFakeWorld({ clock, people, parts = {} }: FakeWorldOptions) {
  const families = createFamilies(clock);
  const accounts = people.map((user) => newAccount(user, fakePassword));
  const calls = new Map<string, number>();
  const count = (call: string) => calls.set(call, (calls.get(call) ?? 0) + 1);
  const account = (username: string): Account => {
    const found = accounts.find(({ user }) => user.username === username);
    if (!found) throw new Error(`The fake has no account named "${username}"`);
    return found;
  };

  const sockets = createFakeSockets({
    clock,
    families,
    getHeartbeat: (owner) => ({
      lastSeq: owner.lastSeq,
      unread: getUnread(owner),
      unreadRooms: chat?.unreadRooms(owner) ?? 0,
      balanceVersion: money.getVersion(owner),
      now: now(),
    }),
  });
  const push = (to: Account, payload: unknown): void => sockets.send(to, 'notification', payload);
  const notify: FakeNotify = (to, sketch) => push(to, appendLog(to, sketch, clock));
  const now = () => new Date(clock.now()).toISOString();

  const money = createFakeMoney({ clock, tell: sockets.send, claims: parts.claims, books: parts.books });
  const deals = parts.deals?.({ clock, account, move: money.move, notify });
  if (parts.jobs && !deals) throw new Error('`jobs` of a fake need its `deals`.');
  const jobs = deals && parts.jobs?.({ clock, ...deals });
  const blocks = parts.blocks?.({ now, accounts });
  const passkeys = parts.passkeys?.({ now, families });
  const closing = parts.closing?.();
  const dataExports = parts.dataExports?.({ now });
  const portfolio = parts.portfolio?.({ now });
  const reviews = parts.reviews?.({ clock, accounts, account });
  const uploads = createFakeUploads(clock);
  const chat = parts.chat?.({
    clock,
    push,
    connections: () => sockets.connections,
    getFile: (owner, id) => uploads.getFile(owner, id),
  });

  const create = (input: Register): Account => {
    const [model] = people;
    if (!model) throw new Error('The fake has no people to model a new one on');
    const created = signedUp(model, input);
    accounts.push(created);
    return created;
  };
  const made = { jobs, blocks, passkeys, closing, dataExports, portfolio, deals, reviews, chat };
  const routes = [
    ...createRoutes({ clock, accounts, families, push, create }),
    ...money.routes,
    ...Object.values(made).flatMap((part) => part?.routes ?? []),
    ...createFakeDealLogs(clock),
    ...uploads.routes,
  ];
  const answer = createFakeRouter(routes, { families, onCall: count });
  return { clock, families, account, sockets, push, calls, count, money, ...made, answer };
}
