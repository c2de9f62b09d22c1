import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Provider, Viewport } from '@radix-ui/react-toast';
import type { ToastSeverity } from '@keo/core';
import { ToastCard } from './toast-card.tsx';
import { useToastLayer } from './toast-layer.ts';
import { useRenderedToasts } from './use-rendered-toasts.ts';
import { useToastTexts } from './use-toast-texts.ts';
import { useToastsActor } from './use-toasts-actor.ts';
import { useToastCommands, useToasts } from './use-toasts.ts';

export type ToastPosition =
  | 'top-left'
  | 'top-center'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-center'
  | 'bottom-right'
  | 'center';

export type ToasterProps = {
  /** Default is toasts without a group. */
  group?: string;
  position?: ToastPosition;
  /** Label of the region; `{hotkey}` is its key. */
  label?: string;
  /** `alert`: assertive; `bySeverity`: only warnings and errors are assertive. */
  announce?: 'alert' | 'bySeverity';
};

const swipes: Record<ToastPosition, 'left' | 'right' | 'up' | 'down'> = {
  'top-left': 'left',
  'top-center': 'up',
  'top-right': 'right',
  'bottom-left': 'left',
  'bottom-center': 'down',
  'bottom-right': 'right',
  center: 'right',
};

const interrupts = (severity: ToastSeverity) => severity === 'warn' || severity === 'error';

/** Renders toasts above everything, also above modal dialogs. F8 focuses them; hover and focus pause their timers. */
export function Toaster({ group, position = 'top-right', label, announce = 'alert' }: ToasterProps) {
  const translate = useToastTexts();
  const { close } = useToastCommands();
  const toasts = useToasts(group);
  const { drawn, forget } = useRenderedToasts(toasts);
  const layer = useToastLayer(drawn.length > 0, position);
  const muted = useMutedAnnouncer();
  usePauseTimers(layer);

  if (!layer) return null;
  return createPortal(
    <Provider
      duration={Number.POSITIVE_INFINITY}
      swipeDirection={swipes[position]}
      announcerContainer={muted}
    >
      {drawn.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          isOpen={toasts.some(({ id }) => id === toast.id)}
          role={announce === 'alert' || interrupts(toast.severity) ? 'alert' : 'status'}
          onClose={close}
          onGone={forget}
        />
      ))}
      <Viewport className="keo-toaster" label={label ?? translate('toasts.region', { hotkey: 'F8' })} />
    </Provider>,
    layer,
  );
}

function usePauseTimers(layer: HTMLElement | null): void {
  const toasts = useToastsActor();
  useEffect(() => {
    if (!layer) return undefined;
    const ends = new AbortController();
    const hear = <Type extends 'pointerenter' | 'pointerleave' | 'focusin' | 'focusout'>(
      type: Type,
      act: (event: HTMLElementEventMap[Type]) => void,
    ) => layer.addEventListener(type, act, { signal: ends.signal });
    hear('pointerenter', () => toasts.send({ type: 'toast.pause', by: 'pointer' }));
    hear('pointerleave', () => toasts.send({ type: 'toast.resume', by: 'pointer' }));
    hear('focusin', () => toasts.send({ type: 'toast.pause', by: 'focus' }));
    hear('focusout', ({ relatedTarget }) => {
      const stays = relatedTarget instanceof Node && layer.contains(relatedTarget);
      if (!stays) toasts.send({ type: 'toast.resume', by: 'focus' });
    });
    return () => ends.abort();
  }, [layer, toasts]);
}

/** Radix announces a hidden copy of each toast; ours are live regions themselves, so the copy is removed. */
const useMutedAnnouncer = () =>
  useState(() => (typeof document === 'undefined' ? undefined : document.createDocumentFragment()))[0];
