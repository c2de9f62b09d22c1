import type { Toast } from './toast.ts';

/** What leaves a full stack first: toasts that close by themselves, then errors, last those that are closed by hand. */
const weight = ({ life, severity }: Toast) => (life === null ? 2 : severity === 'error' ? 1 : 0);

const lightest = (toasts: readonly Toast[]) =>
  toasts.reduce((least, toast) => (weight(toast) < weight(least) ? toast : least));

/** Puts a toast last, or in the place of the one with its id; a group of more than `limit` loses one old toast. */
export function stackToast(toasts: readonly Toast[], toast: Toast, limit: number): Toast[] {
  if (toasts.some(({ id }) => id === toast.id)) {
    return toasts.map((shown) => (shown.id === toast.id ? toast : shown));
  }
  const group = toasts.filter((shown) => shown.group === toast.group);
  const leaving = group.length >= limit ? lightest(group) : undefined;
  return [...toasts.filter((shown) => shown !== leaving), toast];
}
