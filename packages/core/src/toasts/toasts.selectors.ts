import type { Toast } from './toast.ts';
import type { ToastsSnapshot } from './toasts.machine.ts';

const byGroup = new WeakMap<readonly Toast[], Map<string | null, Toast[]>>();

/** Selects the toasts of one group, or those of none, oldest first; the same array until one changes. */
export const selectToasts =
  (group?: string) =>
  ({ context: { toasts } }: ToastsSnapshot): readonly Toast[] => {
    const known = byGroup.get(toasts) ?? new Map<string | null, Toast[]>();
    byGroup.set(toasts, known);
    const key = group ?? null;
    const found = known.get(key) ?? toasts.filter((toast) => toast.group === key);
    known.set(key, found);
    return found;
  };

export const selectToastsPaused = (snapshot: ToastsSnapshot): boolean => snapshot.matches('paused');
