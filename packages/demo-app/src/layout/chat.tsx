import { Suspense, lazy } from 'react';
import { loadOnceHeard } from '../build/load-once-heard.ts';

const ChatDoor = lazy(async () => ({
  default: (await loadOnceHeard(() => import('../pages/chat/chat-door.tsx'))).ChatDoor,
}));

/** The conversations of whoever is signed in. They come after the page, and their place is kept until then. */
export function Chat() {
  return (
    <Suspense fallback={<span className="keo-chat-button" aria-hidden="true" />}>
      <ChatDoor />
    </Suspense>
  );
}
