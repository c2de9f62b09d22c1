import { type KeyboardEvent, useState } from 'react';

export function moveFocusByKey(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-keo-item]')];
  const row = event.target instanceof Element ? event.target.closest('li') : null;
  const here = items.findIndex((item) => row?.contains(item));
  const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: items.length - 1 }[event.key];
  if (next === undefined || items.length === 0) return;
  event.preventDefault();
  items[Math.max(0, Math.min(next, items.length - 1))]?.focus();
}

/** Roving tabindex: the last focused item, else the first. */
export function useTabStop(ids: readonly string[]) {
  const [visited, setVisited] = useState<string | null>(null);
  const tabStop = visited !== null && ids.includes(visited) ? visited : (ids[0] ?? null);
  return { tabStop, onFocusItem: setVisited };
}
