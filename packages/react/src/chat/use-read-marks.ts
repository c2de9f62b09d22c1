import { useEffect, useState } from 'react';
import { useSight } from '../ui/use-sight.ts';
import { useChatCommands } from './use-chat.ts';

/** So long something is looked at before it counts as read, in milliseconds. */
const glance = 1000;

const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus();

function useIsLookedAt(): boolean {
  const [isLooked, setIsLooked] = useState(isLookedAt);
  useEffect(() => {
    const look = () => setIsLooked(isLookedAt());
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
  return isLooked;
}

/** Says that a room was read up to its end, once that has been in sight of a page that is looked at for a while. */
export function useReadMarks(
  end: Element | null,
  room: { id: string; upToSeq: number; isUnread: boolean } | null,
): void {
  const { seen } = useChatCommands();
  const sight = useSight(end);
  const isLooked = useIsLookedAt();
  const id = room?.isUnread ? room.id : null;
  const upToSeq = room?.upToSeq ?? 0;
  const isRead = sight === 'in' && isLooked && id !== null;
  useEffect(() => {
    if (!isRead || id === null) return undefined;
    const timer = setTimeout(() => seen(id, upToSeq), glance);
    return () => clearTimeout(timer);
  }, [isRead, id, upToSeq, seen]);
}
