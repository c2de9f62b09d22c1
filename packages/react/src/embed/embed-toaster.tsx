import { useCallback, useEffect, useRef } from 'react';
import type { Notification, ToastsActor } from '@keo/core';
import { useArrivals } from '../notifications/use-arrivals.ts';
import { useNotificationWords } from '../notifications/use-notification-words.ts';
import { ToastLayerWrap } from '../toasts/toast-layer-wrap.ts';
import { Toaster, type ToastPosition } from '../toasts/toaster.tsx';
import { ToastsContext } from '../toasts/use-toasts-actor.ts';
import { useToastCommands } from '../toasts/use-toasts.ts';
import { copyVariables, createToastHost } from './toast-host.ts';

const most = 3;

type Props = { element: Element; position: ToastPosition; toasts: ToastsActor };

export function EmbedToaster({ toasts, ...rest }: Props) {
  return (
    <ToastsContext.Provider value={toasts}>
      <ArrivalToaster {...rest} />
    </ToastsContext.Provider>
  );
}

function ArrivalToaster({ element, position }: Omit<Props, 'toasts'>) {
  const { getWords, isWorded } = useNotificationWords();
  const { show } = useToastCommands();
  const emit = (arrived: readonly Notification[]) => {
    // Read already: of a topic that is off.
    for (const notification of arrived.filter(({ isRead }) => !isRead).slice(-most)) {
      const { title, sentence } = getWords(notification);
      show({ id: notification.id, severity: 'info', summary: title, detail: sentence });
    }
  };
  useArrivals(isWorded ? emit : null);

  const layer = useRef<HTMLElement | null>(null);
  const wrap = useCallback(
    (made: HTMLElement) => {
      layer.current = made;
      return createToastHost(element, made);
    },
    [element],
  );
  useEffect(() => {
    if (layer.current) copyVariables(element, layer.current);
  });
  return (
    <ToastLayerWrap.Provider value={wrap}>
      <Toaster position={position} announce="bySeverity" />
    </ToastLayerWrap.Provider>
  );
}
