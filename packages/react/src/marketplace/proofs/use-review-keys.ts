import { type RefObject, useEffect, useRef } from 'react';
import { hasKeys } from '../../ui/has-keys.ts';
import { type SingleKeys, useSingleKeys } from '../single-keys.ts';

/** Where a letter is written or has another meaning. */
const typing =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=combobox], [role=listbox], [role=menu]';
/** An open deal has its own buttons; a row of a list of deals has none. */
const elsewhere = 'dialog, [role=dialog], article.keo-deal';

const isShown = (element: Element) => element.getClientRects().length > 0;
const isDialogOpen = () => [...document.querySelectorAll('dialog[open], [role=dialog]')].some(isShown);

function mayTake(event: KeyboardEvent, queue: Element | null): queue is Element {
  const { target, altKey, ctrlKey, metaKey, isComposing, defaultPrevented } = event;
  if (!(target instanceof Element) || !queue || altKey || ctrlKey || metaKey || isComposing) return false;
  if (defaultPrevented || target.closest(typing) || target.closest(elsewhere)) return false;
  // Without a keyboard of its own a device sends single keys by voice or by mistake: only what has the focus takes them.
  if (!hasKeys() && !queue.contains(target)) return false;
  const isFirst = document.querySelector('[data-review-queue]') === queue;
  return isFirst && isShown(queue) && !isDialogOpen();
}

const findButton = (place: Element | undefined | null, key: string) =>
  place?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]:not(:disabled)`);

type Keys = {
  queue: RefObject<HTMLElement | null>;
  /** Of the row that the keys are for. */
  at: number;
  onHelp: () => void;
};

function press(event: KeyboardEvent, queue: Element, { at, onHelp }: Keys): void {
  const key = event.key.toUpperCase();
  const rows = [...queue.querySelectorAll<HTMLElement>('[data-review]')];
  const row = rows[at];
  const step = { J: 1, K: -1 }[key];
  if (step !== undefined) {
    // The first press shows where the keys are.
    const next = row?.contains(document.activeElement) ? rows[at + step] : row;
    next?.focus();
    event.preventDefault();
    return;
  }
  if (event.repeat) return;
  if (key === '?') {
    event.preventDefault();
    onHelp();
    return;
  }
  const button = key === 'U' ? findButton(queue, key) : /^[ARX]$/.test(key) ? findButton(row, key) : null;
  if (!button) return;
  event.preventDefault();
  if (key !== 'U') row?.focus();
  button.click();
}

/** Single keys for the review queue, without a click into it first. */
export function useReviewKeys(keys: Keys): SingleKeys {
  const { isOn, turn } = useSingleKeys();
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => {
      const queue = latest.current.queue.current;
      if (mayTake(event, queue)) press(event, queue, latest.current);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
  return { isOn, turn };
}
