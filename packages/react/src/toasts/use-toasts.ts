import { useMemo } from 'react';
import { type Toast, type ToastInput, selectToasts } from '@keo/core';
import { useActorValue } from '../client/use-actor-value.ts';
import { useKeo } from '../client/use-keo.ts';

/** The toasts on show in one group, or outside every group; oldest first. */
export function useToasts(group?: string): readonly Toast[] {
  return useActorValue(useKeo().toasts, selectToasts(group));
}

export type ToastCommands = {
  /** Shows a toast, its texts already translated. The same id again replaces the toast in its place. */
  show: (toast: ToastInput) => void;
  close: (id: string) => void;
  /** Closes all, or all of one group. */
  clear: (group?: string) => void;
};

/** What can be done about toasts; the functions never change. */
export function useToastCommands(): ToastCommands {
  const keo = useKeo();
  return useMemo(
    () => ({
      show: (toast) => keo.toasts.send({ type: 'toast.show', toast }),
      close: (id) => keo.toasts.send({ type: 'toast.close', id }),
      clear: (group) =>
        keo.toasts.send(group === undefined ? { type: 'toasts.clear' } : { type: 'toasts.clear', group }),
    }),
    [keo],
  );
}
