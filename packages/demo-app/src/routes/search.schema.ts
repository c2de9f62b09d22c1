import { type GenericSchema, fallback, object, optional, picklist, pipe, regex, string } from 'valibot';

/** Drops an invalid parameter, so that a wrong URL still opens its page. */
const lenient = <Schema extends GenericSchema>(schema: Schema) => fallback(optional(schema), undefined);

const words = lenient(string());
const oneOf = <const Options extends readonly string[]>(...options: Options) => lenient(picklist(options));
const like = (pattern: RegExp) => lenient(pipe(string(), regex(pattern)));

const flag = oneOf('1');
const page = like(/^[1-9]\d{0,3}$/);
const day = like(/^\d{4}-\d{2}-\d{2}$/);
const slug = like(/^[a-z\d-]{1,100}$/);
const dong = like(/^\d{1,9}$/);

/** Why a user was sent to /signin; `gone` on any page, for a lost token cookie. */
export const signedOutSearch = object({ reason: oneOf('asked', 'overdue', 'otherTab', 'gone', 'reset') });

export const resetSearch = object({ identifier: words });
export const contactSearch = object({ topic: words });
export const sandboxSearch = object({ to: words });

/** On any page: the open room, or `all`. */
export const chatSearch = object({ chat: like(/^(?:all|rm_[\w-]{1,60})$/) });

/** On any page that a notification leads to: what it is about. */
export const openedSearch = object({
  deal: words,
  /** The tab of the deal: its chat; default is the deal itself. */
  tab: oneOf('chat'),
  /** The proof that is scrolled into view. */
  proof: words,
  job: words,
  recharge: words,
  withdraw: words,
  claim: words,
});

/** Side and page. */
export const myTasksSearch = object({
  ...openedSearch.entries,
  as: oneOf('author', 'worker'),
  page,
});

/** `invite` opens an invitation over a user's page. */
export const userSearch = object({ invite: flag });
export const myReviewsSearch = object({ tab: oneOf('todo', 'received', 'given'), page });

/** The filter of the notification list, so that it has a URL and Back undoes a choice. */
export const dashboardSearch = object({
  ...openedSearch.entries,
  type: words,
  isRead: oneOf('true', 'false'),
  dateFrom: words,
  dateTo: words,
});

/** `new` and `edit` open the wizard; the rest is the list's filter and page. */
export const myJobsSearch = object({
  ...openedSearch.entries,
  new: flag,
  edit: slug,
  state: words,
  page,
});

/** `amount` fills the form in; `id` opens a recharge; `for` or `deal` is what waits for the money. */
export const rechargeSearch = object({
  amount: like(/^\d{5,9}$/),
  id: words,
  for: slug,
  deal: words,
});
export const withdrawSearch = object({ id: words });
/** `add` opens the form for a new account. */
export const bankCardsSearch = object({ add: flag });

/** The filter, its page, and the open receipt or statement. */
export const transactionsSearch = object({
  type: like(/^[A-Z_]{3,20}$/),
  direction: oneOf('IN', 'OUT'),
  dateFrom: day,
  dateTo: day,
  q: words,
  page,
  no: like(/^GD\d{10}$/),
  statement: flag,
});

/** The catalogue's filter. Prices in đồng; `kind=all` overrides a page's preset. */
export const tasksSearch = object({
  q: like(/^.{0,100}$/),
  kind: oneOf('QUICK', 'PROJECT', 'all'),
  category: words,
  minPrice: dong,
  maxPrice: dong,
  province: like(/^\d{2}$/),
  remote: flag,
  instant: flag,
  sort: oneOf('newest', 'best', 'ending'),
});
