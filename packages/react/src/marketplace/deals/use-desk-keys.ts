import { type RefObject, useEffect } from 'react';
import { hasKeys } from '../../ui/has-keys.ts';
import { type SingleKeys, useSingleKeys } from '../single-keys.ts';

const fields = 'form *, input:not([type=checkbox], [type=radio]), textarea, select';
const parts = '[data-desk-part]';

function turnPart(desk: HTMLElement, by: 1 | -1): void {
  const all = [...desk.querySelectorAll<HTMLElement>(parts)];
  const at = all.findIndex((part) => part.contains(document.activeElement));
  const next = at === -1 && by === -1 ? all.length - 1 : (at + by + all.length) % all.length;
  all[next]?.focus();
}

/** Of the proof that has the focus, else the first on the desk. */
function findShortcut(desk: HTMLElement, target: HTMLElement, key: string): HTMLElement | undefined {
  const place = target.closest<HTMLElement>('[data-proof]') ?? desk;
  const has = (element: Element) => element.getAttribute('aria-keyshortcuts') === key;
  return [place, desk]
    .flatMap((one) => [...one.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')])
    .find(has);
}

/** Without a keyboard of its own a device sends single keys by voice or by mistake: only what has the focus takes them. */
const mayPress = ({ key, repeat }: KeyboardEvent, isInDesk: boolean, isOn: boolean): boolean =>
  !repeat && (key.length > 1 || (isOn && (isInDesk || hasKeys())));

function answerKey(event: KeyboardEvent, desk: HTMLElement, isOn: boolean): void {
  const { target, key } = event;
  if (event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof HTMLElement) || !(target === document.body || desk.contains(target))) return;
  // A question or the viewer over the desk has keys of its own.
  if (document.querySelector('dialog[open]')) return;
  if (key === 'F6') {
    event.preventDefault();
    turnPart(desk, event.shiftKey ? -1 : 1);
  } else if (target.matches(fields)) {
    if (key === 'Escape') target.closest<HTMLElement>(parts)?.focus();
  } else if (mayPress(event, desk.contains(target), isOn)) {
    const shortcut = findShortcut(desk, target, key.length === 1 ? key.toUpperCase() : key);
    if (!shortcut) return;
    event.preventDefault();
    shortcut.focus();
    shortcut.click();
  }
}

/**
 * F6 goes from part to part, Escape out of a form or field to its part; any other key presses what names it in
 * `aria-keyshortcuts`.
 */
export function useDeskKeys(desk: RefObject<HTMLElement | null>): SingleKeys {
  const { isOn, turn } = useSingleKeys();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (desk.current) answerKey(event, desk.current, isOn);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [desk, isOn]);
  return { isOn, turn };
}
