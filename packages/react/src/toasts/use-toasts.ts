import { useMemo } from 'react';
import { type Toast, type ToastInput, selectToasts } from '@keo/core';
import { useActorValue } from '../client/use-actor-value.ts';
import { useToastsActor } from './use-toasts-actor.ts';

/** Oldest first. */
export function useToasts(group?: string): readonly Toast[] {
  return useActorValue(useToastsActor(), selectToasts(group));
}

export type ToastCommands = {
  /** With translated texts. The same id replaces a toast. */
  show: (toast: ToastInput) => void;
  close: (id: string) => void;
  clear: (group?: string) => void;
};

/** The functions are stable. */
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
