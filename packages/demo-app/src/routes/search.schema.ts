import type { Path } from '../../routes/paths.ts';
import { type GenericSchema, fallback, object, optional, picklist, pipe, regex, string } from 'valibot';

/** A person may type any address: what a page cannot read is as if it were not there. */
const lenient = <Schema extends GenericSchema>(schema: Schema) => fallback(optional(schema), undefined);

const words = lenient(string());
const option = <const Options extends readonly string[]>(...options: Options) => lenient(picklist(options));
const like = (pattern: RegExp) => lenient(pipe(string(), regex(pattern)));

const flag = option('1');
const page = like(/^[1-9]\d{0,3}$/);
const day = like(/^\d{4}-\d{2}-\d{2}$/);
const slug = like(/^[a-z\d-]{1,100}$/);
const dong = like(/^\d{1,9}$/);

/** Why the user was signed out; `gone`: the token cookie is missing. */
export const signedOutSearch = object({ reason: option('asked', 'overdue', 'otherTab', 'gone', 'reset') });

export const resetSearch = object({ identifier: words });
export const contactSearch = object({ topic: words });
export const sandboxSearch = object({ to: words });

/** On any page: the open room, or `all`. */
export const chatSearch = object({ chat: like(/^(?:all|rm_[\w-]{1,60})$/) });

/** On any page that a notification links to. */
export const openedSearch = object({
  deal: words,
  tab: option('chat'),
  /** The proof that is scrolled into view. */
  proof: words,
  job: words,
  recharge: words,
  withdraw: words,
  claim: words,
});

export const myTasksSearch = object({
  ...openedSearch.entries,
  /** Without it the side on which something is running. */
  as: option('author', 'worker', 'applied'),
  /** Of applications. */
  state: words,
  page,
});

/** `report`: what the open report is about, also after signing in. */
const report = like(/^[\w-]{1,60}$/);
export const jobSearch = object({ report });
/** `again`: the deal that an invitation begins with. */
export const userSearch = object({ invite: flag, again: words, report });
export const myReviewsSearch = object({ tab: option('todo', 'received', 'given'), page });

export const dashboardSearch = object({
  ...openedSearch.entries,
  type: words,
  isRead: option('true', 'false'),
  dateFrom: words,
  dateTo: words,
});

export const myJobsSearch = object({
  ...openedSearch.entries,
  new: flag,
  edit: slug,
  state: words,
  page,
});

/** `for` or `deal`: what needs the money. */
export const rechargeSearch = object({
  amount: like(/^\d{5,9}$/),
  id: words,
  for: slug,
  deal: words,
});
export const withdrawSearch = object({ id: words });
export const bankCardsSearch = object({ add: flag });

export const transactionsSearch = object({
  type: like(/^[A-Z_]{3,20}$/),
  direction: option('IN', 'OUT'),
  dateFrom: day,
  dateTo: day,
  q: words,
  page,
  no: like(/^GD\d{10}$/),
  statement: flag,
});

/** Prices in đồng; `kind=all` overrides a page's preset. */
export const tasksSearch = object({
  q: like(/^.{0,100}$/),
  kind: option('QUICK', 'PROJECT', 'all'),
  category: words,
  minPrice: dong,
  maxPrice: dong,
  province: like(/^\d{2}$/),
  remote: flag,
  instant: flag,
  /** In days. */
  posted: option('1', '3', '7'),
  sort: option('newest', 'pay', 'best', 'ending'),
});

/** Search parameters of the pages that have some. */
export const searchSchemas = {
  '/contact': contactSearch,
  '/signin': signedOutSearch,
  '/reset-password': resetSearch,
  '/tasks': tasksSearch,
  '/jobs': tasksSearch,
  '/tasks/{slug}': jobSearch,
  '/user/{id}': userSearch,
  '/dashboard': dashboardSearch,
  '/dashboard/my-jobs': myJobsSearch,
  '/dashboard/my-tasks': myTasksSearch,
  '/dashboard/my-reviews': myReviewsSearch,
  '/dashboard/wallet': openedSearch,
  '/dashboard/recharge': rechargeSearch,
  '/dashboard/withdraw': withdrawSearch,
  '/dashboard/bank-cards': bankCardsSearch,
  '/dashboard/transactions': transactionsSearch,
  '/sandbox': sandboxSearch,
} satisfies Partial<Record<Path, GenericSchema>>;
