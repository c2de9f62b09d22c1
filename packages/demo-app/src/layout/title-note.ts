import { useEffect, useSyncExternalStore } from 'react';

/** A text that the open page sets and the frame reads; empty for none. */
function createWords() {
  let words = '';
  const listeners = new Set<() => void>();
  const put = (next: string): void => {
    words = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    useWords: (): string =>
      useSyncExternalStore(
        subscribe,
        () => words,
        () => '',
      ),
    /** Sets `text` while the component is mounted. */
    usePut: (text: string): void =>
      useEffect(() => {
        put(text);
        return () => put('');
      }, [text]),
  };
}

/** Shown in the tab before the title. */
export const { useWords: useTitleNote, usePut: usePutTitleNote } = createWords();

/** The count of unread notifications, at the very front. */
export const { useWords: useTitleCount, usePut: usePutTitleCount } = createWords();

/** Replaces the title of the path. */
export const { useWords: useOwnTitle, usePut: usePutTitle } = createWords();
