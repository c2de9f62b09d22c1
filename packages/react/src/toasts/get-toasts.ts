import { type KeoClient, type ToastsActor, createToastsActor } from '@keo/core';
import { readTestPorts } from '../client/test-ports.ts';

const known = new WeakMap<KeoClient, ToastsActor>();

/** Shared by all toasters of an embedded client; they end with it. */
export function getToasts(keo: KeoClient): ToastsActor {
  const found = known.get(keo);
  if (found) return found;
  const toasts = createToastsActor({ clock: readTestPorts().clock }).start();
  keo.root.subscribe({ complete: () => void toasts.stop() });
  known.set(keo, toasts);
  return toasts;
}
