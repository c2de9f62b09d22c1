import { Suspense, lazy } from 'react';
import { loadOnceHeard } from '../build/load-once-heard.ts';

const ChatDoor = lazy(async () => ({
  default: (await loadOnceHeard(() => import('../pages/chat/chat-door.tsx'))).ChatDoor,
}));

/** The chat of a signed-in user. Loaded after the page, with its space reserved. */
export function Chat() {
  return (
    <Suspense fallback={<span className="keo-chat-button" aria-hidden="true" />}>
      <ChatDoor />
    </Suspense>
  );
}
