import { type GenericSchema, fallback, object, optional, picklist, string } from 'valibot';

/** A parameter that is dropped when it is not of its kind: a wrong address still opens its page. */
const lenient = <Schema extends GenericSchema>(schema: Schema) => fallback(optional(schema), undefined);

/** Why someone was sent to /signin. */
export const signInReasons = ['asked', 'overdue', 'otherTab', 'reset'] as const;
export const signInSearch = object({ reason: lenient(picklist(signInReasons)) });

export const resetSearch = object({ identifier: lenient(string()) });
export const contactSearch = object({ topic: lenient(string()) });
export const sandboxSearch = object({ to: lenient(string()) });
export const myJobsSearch = object({ new: lenient(picklist(['1'])) });

/** The filter of the notification list, so that a filtered list has an address and Back undoes a choice. */
export const dashboardSearch = object({
  type: lenient(string()),
  isRead: lenient(picklist(['true', 'false'])),
  dateFrom: lenient(string()),
  dateTo: lenient(string()),
});
