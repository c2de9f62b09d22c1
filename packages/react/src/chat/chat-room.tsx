import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type ChatMessage, type Room, quoteOf } from '@keo/core';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { MessageBubble, type MessageBubbleProps } from './message-bubble.tsx';
import { messageRows } from './message-rows.ts';
import { RoomFoot } from './room-foot.tsx';
import { useChatDraft } from './use-chat-draft.ts';
import { useChatTexts } from './use-chat-texts.ts';
import { useChatCommands, useOpenRoom } from './use-chat.ts';
import { useReadMarks } from './use-read-marks.ts';

export type ChatRoomProps = {
  roomId: string;
  /** Around the title of the posting. */
  jobLink: (slug: string, children: ReactNode) => ReactNode;
};

/** One conversation: what was said, what is on its way, and the words to come. */
export function ChatRoom({ roomId, jobLink }: ChatRoomProps) {
  const t = useChatTexts();
  const { open, close, retry } = useChatCommands();
  const { id, room, error } = useOpenRoom();
  useEffect(() => {
    open(roomId);
    return close;
  }, [roomId, open, close]);

  const isMissing = error?.reason === 'NOT_FOUND';
  if (isMissing || (error && !room))
    return (
      <ErrorCard
        title={t(isMissing ? 'chat.missing' : 'chat.failed')}
        message={isMissing ? '' : error.message}
        retryLabel={t('chat.retry')}
        onRetry={retry}
      />
    );
  if (!room || id !== roomId) return <Skeleton shape="block" height={320} />;
  return (
    <section className="keo-chat__room" aria-label={t('chat.messages', { name: room.other.displayName })}>
      <header className="keo-chat__head">
        <strong>{room.other.displayName}</strong>
        <span className="keo-rooms__line">{jobLink(room.job.slug, room.job.title)}</span>
      </header>
      <Conversation key={room.id} room={room} />
    </section>
  );
}

/** Its messages, and what is done about them. */
function Conversation({ room }: { room: Room }) {
  const t = useChatTexts();
  const [edited, setEdited] = useState<ChatMessage | null>(null);
  const draft = useChatDraft(room.id);
  const isOwn = (senderId: string) => senderId !== room.other.id;
  const nameOf = (isMine: boolean) => (isMine ? t('chat.mine') : room.other.displayName);
  const acts = {
    onReply: (message: ChatMessage) => {
      setEdited(null);
      draft.change({ replyTo: quoteOf(message) });
    },
    onEdit: setEdited,
  };
  return (
    <>
      <Messages room={room} isOwn={isOwn} nameOf={nameOf} acts={room.state === 'OPEN' ? acts : null} />
      <RoomFoot
        room={room}
        draft={draft}
        nameOf={(senderId) => nameOf(isOwn(senderId))}
        edited={edited}
        onEdited={() => setEdited(null)}
      />
    </>
  );
}

function Messages({ room, ...bubble }: { room: Room } & Omit<MessageBubbleProps, 'row'>) {
  const t = useChatTexts();
  const { older, retry } = useChatCommands();
  const { messages, outbox, hasOlder, error, isLoading, isLoadingOlder } = useOpenRoom();
  const rows = useMemo(() => messageRows(room, messages, outbox), [room, messages, outbox]);
  const [end, setEnd] = useState<Element | null>(null);
  const lastSeq = messages.at(-1)?.seq ?? 0;
  useReadMarks(end, { id: room.id, upToSeq: lastSeq, isUnread: lastSeq > room.myReadSeq });
  return (
    // What scrolls keeps to its end, where the newest is.
    <div
      className="keo-chat__scroll"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without a pointer it is scrolled by its keys
      tabIndex={0}
      role="log"
      aria-label={t('chat.messages', { name: room.other.displayName })}
    >
      <div className="keo-chat__lines">
        {hasOlder && (
          <Button variant="ghost" loading={isLoadingOlder} onClick={older}>
            {t('chat.older')}
          </Button>
        )}
        {error && (
          <ErrorCard
            title={t('chat.failed')}
            message={error.message}
            retryLabel={t('chat.retry')}
            onRetry={retry}
          />
        )}
        {isLoading && rows.length === 0 && <Skeleton shape="block" height={160} />}
        {!isLoading && rows.length === 0 && <EmptyState title={t('chat.empty')} />}
        <ol className="keo-plain keo-chat__list">
          {rows.map((row) => (
            <MessageBubble key={row.key} row={row} {...bubble} />
          ))}
        </ol>
        <span ref={setEnd} className="keo-chat__end" />
      </div>
    </div>
  );
}
