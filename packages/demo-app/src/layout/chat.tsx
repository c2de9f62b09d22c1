import { optionalPart } from '../build/optional-part.tsx';

const place = <span className="keo-chat-button" aria-hidden="true" />;

/** Lazily loaded after the page; its space is reserved. */
export const Chat = optionalPart(async () => (await import('../pages/chat/chat-door.tsx')).ChatDoor, {
  waiting: place,
  lost: <span className="keo-chat-button" data-lost aria-hidden="true" />,
});
