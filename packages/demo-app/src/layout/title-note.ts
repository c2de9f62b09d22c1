import { useEffect, useSyncExternalStore } from 'react';

/** Words that the page which is open says, and the frame around it reads; empty for nothing. */
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
    /** Says `text` as long as the page is open. */
    usePut: (text: string): void =>
      useEffect(() => {
        put(text);
        return () => put('');
      }, [text]),
  };
}

/** What is read in the tab before the title. */
export const { useWords: useTitleNote, usePut: usePutTitleNote } = createWords();

/** How many notifications are unread, before all of it. */
export const { useWords: useTitleCount, usePut: usePutTitleCount } = createWords();

/** The title of what the page shows, in place of the one of its address. */
export const { useWords: useOwnTitle, usePut: usePutTitle } = createWords();
