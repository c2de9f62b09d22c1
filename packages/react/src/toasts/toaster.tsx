import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Provider, Viewport } from '@radix-ui/react-toast';
import type { Toast, ToastSeverity } from '@keo/core';
import { ToastCard } from './toast-card.tsx';
import { useToastLayer } from './toast-layer.ts';
import { useRenderedToasts } from './use-rendered-toasts.ts';
import { useToastFocus } from './use-toast-focus.ts';
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
  /** The pointer comes over a toast. With one of these handlers, hovering always pauses the timers. */
  onHoverStart?: (toast: Toast) => void;
  onHoverEnd?: (toast: Toast) => void;
  /** Whether hovering also pauses without a handler. True by default. */
  pauseOnHover?: boolean;
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
export function Toaster(props: ToasterProps) {
  const { group, position = 'top-right', label, announce = 'alert', onHoverStart, onHoverEnd } = props;
  const translate = useToastTexts();
  const { close } = useToastCommands();
  const toasts = useToasts(group);
  const { drawn, forget } = useRenderedToasts(toasts);
  const layer = useToastLayer(drawn.length > 0, position);
  const muted = useMutedAnnouncer();
  const returnFocus = useToastFocus(layer);
  usePauseOnHover(layer, (props.pauseOnHover ?? true) || !!(onHoverStart ?? onHoverEnd));

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
          onClosed={returnFocus}
          onGone={forget}
          onHoverStart={onHoverStart}
          onHoverEnd={onHoverEnd}
        />
      ))}
      <Viewport className="keo-toaster" label={label ?? translate('toasts.region', { hotkey: 'F8' })} />
    </Provider>,
    layer,
  );
}

function usePauseOnHover(layer: HTMLElement | null, pauses: boolean): void {
  const toasts = useToastsActor();
  useEffect(() => {
    if (!layer || !pauses) return undefined;
    const pause = () => toasts.send({ type: 'toast.pause', by: 'pointer' });
    const resume = () => toasts.send({ type: 'toast.resume', by: 'pointer' });
    layer.addEventListener('pointerenter', pause);
    layer.addEventListener('pointerleave', resume);
    return () => {
      layer.removeEventListener('pointerenter', pause);
      layer.removeEventListener('pointerleave', resume);
      resume();
    };
  }, [layer, pauses, toasts]);
}

/** Radix announces a hidden copy of each toast; ours are live regions themselves, so the copy is removed. */
const useMutedAnnouncer = () =>
  useState(() => (typeof document === 'undefined' ? undefined : document.createDocumentFragment()))[0];
