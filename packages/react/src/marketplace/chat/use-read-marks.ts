import { useEffect, useState } from 'react';
import { useVisibility } from '../../ui/use-visibility.ts';
import { useChatCommands } from './use-chat.ts';

/** In ms of visibility. */
const readAfter = 1000;

const isPageFocused = () => document.visibilityState === 'visible' && document.hasFocus();

function usePageFocus(): boolean {
  const [isFocused, setIsFocused] = useState(isPageFocused);
  useEffect(() => {
    const look = () => setIsFocused(isPageFocused());
    look();
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    addEventListener('blur', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
      removeEventListener('blur', look);
    };
  }, []);
  return isFocused;
}

/** Marks a room as read once its end was visible in a focused page. */
export function useReadMarks(
  end: Element | null,
  room: { id: string; upToSeq: number; isUnread: boolean } | null,
): void {
  const { seen } = useChatCommands();
  const sight = useVisibility(end);
  const isFocused = usePageFocus();
  const id = room?.isUnread ? room.id : null;
  const upToSeq = room?.upToSeq ?? 0;
  const isRead = sight === 'in' && isFocused && id !== null;
  useEffect(() => {
    if (!isRead || id === null) return undefined;
    const timer = setTimeout(() => seen(id, upToSeq), readAfter);
    return () => clearTimeout(timer);
  }, [isRead, id, upToSeq, seen]);
}
