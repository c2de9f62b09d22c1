import { Suspense, lazy } from 'react';
import { loadWhenOnline } from '../build/load-when-online.ts';

const ChatDoor = lazy(async () => ({
  default: (await loadWhenOnline(() => import('../pages/chat/chat-door.tsx'))).ChatDoor,
}));

/** Lazily loaded after the page; its space is reserved. */
export function Chat() {
  return (
    <Suspense fallback={<span className="keo-chat-button" aria-hidden="true" />}>
      <ChatDoor />
    </Suspense>
  );
}
