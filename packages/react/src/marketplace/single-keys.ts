import { useSyncExternalStore } from 'react';
import { createDeviceChoice } from '../client/device-choice.ts';

const stored = createDeviceChoice('keo.reviewKeys');
const listeners = new Set<() => void>();
/** Of this page, also where storage is blocked. */
let chosen: boolean | null = null;

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const read = () => chosen ?? stored.read() !== 'off';
const turn = (isOn: boolean) => {
  chosen = isOn;
  stored.write(isOn ? null : 'off');
  for (const listener of listeners) listener();
};

export type SingleKeys = { isOn: boolean; turn: (isOn: boolean) => void };

/**
 * Keys of one letter work without the focus, so they can be turned off for good on this device, as WCAG 2.1.4 asks.
 */
export const useSingleKeys = (): SingleKeys => ({
  isOn: useSyncExternalStore(listen, read, () => true),
  turn,
});
