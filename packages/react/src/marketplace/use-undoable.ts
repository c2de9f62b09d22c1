import { useEffect, useRef, useState } from 'react';
import { undoFor } from '@keo/core';
import { useClock } from '../i18n/use-clock.ts';

type Undoable = {
  onStart?: () => void;
  onUndo?: () => void;
  /** Resolves to false where nothing was changed. */
  send: () => Promise<boolean>;
};

/** Sends after the time in which it can be undone, or as soon as the page is left or hidden. */
export function useUndoable({ onStart, onUndo, send }: Undoable) {
  const clock = useClock();
  const [stage, setStage] = useState<'idle' | 'held' | 'sent'>('idle');
  const isHeld = useRef(false);
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (stage !== 'held') return undefined;
    const sendNow = () => {
      if (!isHeld.current) return;
      isHeld.current = false;
      setStage('sent');
      void latest.current().then((isDone) => setStage(isDone ? 'sent' : 'idle'));
    };
    const leave = () => {
      if (document.visibilityState === 'hidden') sendNow();
    };
    const timer = clock.after(undoFor, sendNow);
    document.addEventListener('visibilitychange', leave);
    return () => {
      timer.cancel();
      document.removeEventListener('visibilitychange', leave);
      sendNow();
    };
  }, [stage, clock]);
  return {
    stage,
    start: () => {
      isHeld.current = true;
      setStage('held');
      onStart?.();
    },
    undo: () => {
      if (!isHeld.current) return;
      isHeld.current = false;
      setStage('idle');
      onUndo?.();
    },
  };
}
