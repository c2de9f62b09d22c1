import type { Notification } from '@keo/core';
import { NotificationPanel } from '../notifications/notification-panel.tsx';
import { SessionGate } from './session-gate.tsx';

export type EmbedPanelProps = { onNavigate: (path: string, notification?: Notification) => void };

/** The newest notifications, or why there is nobody to show them for. */
export function EmbedPanel({ onNavigate }: EmbedPanelProps) {
  return (
    <SessionGate>
      <NotificationPanel onNavigate={onNavigate} />
    </SessionGate>
  );
}
