import { useEffect, useSyncExternalStore } from 'react';

/** A store for a text that the open page sets and the frame renders; '' for none. */
function createTitleText() {
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
    useText: (): string =>
      useSyncExternalStore(
        subscribe,
        () => words,
        () => '',
      ),
    /** Sets `text` while mounted. */
    useSet: (text: string): void =>
      useEffect(() => {
        put(text);
        return () => put('');
      }, [text]),
  };
}

export const { useText: useTitleNote, useSet: useSetTitleNote } = createTitleText();

export const { useText: useTitleCount, useSet: useSetTitleCount } = createTitleText();

export const { useText: useOwnTitle, useSet: useSetTitle } = createTitleText();
