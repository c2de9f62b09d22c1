import {
  type GenericSchema,
  fallback,
  maxLength,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot';

/** A parameter that is dropped when it is not of its kind: a wrong address still opens its page. */
const lenient = <Schema extends GenericSchema>(schema: Schema) => fallback(optional(schema), undefined);

/** Why someone was sent to /signin. */
export const signInReasons = ['asked', 'overdue', 'otherTab', 'reset'] as const;
export const signInSearch = object({ reason: lenient(picklist(signInReasons)) });

export const resetSearch = object({ identifier: lenient(string()) });
export const contactSearch = object({ topic: lenient(string()) });
export const sandboxSearch = object({ to: lenient(string()) });

/** Which side, which page, and the one deal that is looked at. */
export const myTasksSearch = object({
  as: lenient(picklist(['author', 'worker'])),
  deal: lenient(string()),
  page: lenient(pipe(string(), regex(/^[1-9]\d{0,3}$/))),
});

/** The filter of the notification list, so that a filtered list has an address and Back undoes a choice. */
export const dashboardSearch = object({
  type: lenient(string()),
  isRead: lenient(picklist(['true', 'false'])),
  dateFrom: lenient(string()),
  dateTo: lenient(string()),
});

const day = pipe(string(), regex(/^\d{4}-\d{2}-\d{2}$/));

const slug = pipe(string(), regex(/^[a-z\d-]{1,100}$/));

/** `new` and `edit` open the wizard, `job` its applicants; the rest is the list's filter and page. */
export const myJobsSearch = object({
  new: lenient(picklist(['1'])),
  edit: lenient(slug),
  job: lenient(string()),
  state: lenient(string()),
  page: lenient(pipe(string(), regex(/^[1-9]\d{0,3}$/))),
});

/** `amount` fills the form in; `id` goes on with a recharge; `for` is the posting that waits for the money. */
export const rechargeSearch = object({
  amount: lenient(pipe(string(), regex(/^\d{5,9}$/))),
  id: lenient(string()),
  for: lenient(slug),
});
export const withdrawSearch = object({ id: lenient(string()) });

/** The filter, its page, and the one receipt or the statement that is looked at. */
export const transactionsSearch = object({
  type: lenient(pipe(string(), regex(/^[A-Z_]{3,20}$/))),
  direction: lenient(picklist(['IN', 'OUT'])),
  dateFrom: lenient(day),
  dateTo: lenient(day),
  q: lenient(string()),
  page: lenient(pipe(string(), regex(/^[1-9]\d{0,3}$/))),
  no: lenient(pipe(string(), regex(/^GD\d{10}$/))),
  statement: lenient(picklist(['1'])),
});

const dong = pipe(string(), regex(/^\d{1,9}$/));

/** What narrows the catalogue. Prices in đồng; `kind=all` where the page begins with one kind. */
export const tasksSearch = object({
  q: lenient(pipe(string(), maxLength(100))),
  kind: lenient(picklist(['QUICK', 'PROJECT', 'all'])),
  category: lenient(string()),
  minPrice: lenient(dong),
  maxPrice: lenient(dong),
  province: lenient(pipe(string(), regex(/^\d{2}$/))),
  remote: lenient(picklist(['1'])),
  instant: lenient(picklist(['1'])),
  sort: lenient(picklist(['newest', 'best', 'ending'])),
});
