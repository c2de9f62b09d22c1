import { type KeyboardEvent, useState } from 'react';

const links = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-keo-item]')];

/** Arrow keys, Home and End walk from item to item; Tab stops at one of them and goes on. */
export function useItemKeys(ids: readonly string[]) {
  const [visited, setVisited] = useState<string | null>(null);
  const tabStop = visited !== null && ids.includes(visited) ? visited : (ids[0] ?? null);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const items = links(event.currentTarget);
    const row = event.target instanceof Element ? event.target.closest('li') : null;
    const here = items.findIndex((item) => row?.contains(item));
    const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: items.length - 1 }[event.key];
    if (next === undefined || !items.length) return;
    event.preventDefault();
    items[Math.max(0, Math.min(next, items.length - 1))]?.focus();
  };
  return { tabStop, onFocusItem: setVisited, onKeyDown };
}
