import { useMemo } from 'react';
import { type Toast, type ToastInput, selectToasts } from '@keo/core';
import { useActorValue } from '../client/use-actor-value.ts';
import { useToastsActor } from './use-toasts-actor.ts';

/** The toasts on show in one group, or outside every group; oldest first. */
export function useToasts(group?: string): readonly Toast[] {
  return useActorValue(useToastsActor(), selectToasts(group));
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
  const toasts = useToastsActor();
  return useMemo(
    () => ({
      show: (toast) => toasts.send({ type: 'toast.show', toast }),
      close: (id) => toasts.send({ type: 'toast.close', id }),
      clear: (group) =>
        toasts.send(group === undefined ? { type: 'toasts.clear' } : { type: 'toasts.clear', group }),
    }),
    [toasts],
  );
}
