import { useEffect, useSyncExternalStore } from 'react';

let note = '';
const listeners = new Set<() => void>();

function put(next: string): void {
  note = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What the page that is open wants to be read in the tab, before its title; empty for nothing. */
export const useTitleNote = (): string =>
  useSyncExternalStore(
    subscribe,
    () => note,
    () => '',
  );

/** Puts `text` before the title as long as the page is open. */
export function usePutTitleNote(text: string): void {
  useEffect(() => {
    put(text);
    return () => put('');
  }, [text]);
}
