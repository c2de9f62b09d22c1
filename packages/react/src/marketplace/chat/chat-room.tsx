import { type ReactNode, useEffect, useState } from 'react';
import { type ChatMessage, type Room, toQuote } from '@keo/core';
import { CloseIcon, SearchIcon } from '../../ui/icons/control-icons.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ReportDialog } from '../reports/report-dialog.tsx';
import type { DealCardProps } from './deal-card.tsx';
import { DealSummary } from './deal-summary.tsx';
import { MessageLog } from './message-log.tsx';
import { FoundMessages, SearchField } from './message-search.tsx';
import { RoomFoot } from './room-foot.tsx';
import { useChatDraft } from './use-chat-draft.ts';
import { useChatTexts } from './use-chat-texts.ts';
import { useChatCommands, useOpenRoom } from './use-chat.ts';
import { useConversation } from './use-conversation.ts';

export type ChatRoomProps = Pick<DealCardProps, 'dealLink' | 'rechargeLink'> & {
  roomId: string;
  /** Wraps the job's title in a link. */
  jobLink: (slug: string, children: ReactNode) => ReactNode;
  /** `seq` of the message to start at; default is the newest. */
  goTo?: number | undefined;
  /** The deal is on the same page: neither its summary nor its next step is shown again. */
  isBesideDeal?: boolean;
};

export function ChatRoom({ roomId, goTo, ...shown }: ChatRoomProps) {
  const t = useChatTexts();
  const { open, close, retry } = useChatCommands();
  const { id, room, error } = useOpenRoom();
  useEffect(() => {
    open(roomId);
    return close;
  }, [roomId, open, close]);
  // Reopens the room after another one was opened over it.
  useEffect(() => {
    if (id === null) open(roomId);
  }, [id, roomId, open]);

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
      <Conversation key={room.id} room={room} goTo={goTo} {...shown} />
    </section>
  );
}

type ConversationProps = Omit<ChatRoomProps, 'roomId'> & { room: Room };

function Conversation({
  room,
  goTo,
  jobLink,
  dealLink,
  rechargeLink,
  isBesideDeal = false,
}: ConversationProps) {
  const t = useChatTexts();
  const whole = useConversation(room);
  const parts = isBesideDeal ? { ...whole, step: null } : whole;
  const draft = useChatDraft(room.id);
  const [edited, setEdited] = useState<ChatMessage | null>(null);
  const [reported, setReported] = useState<ChatMessage | null>(null);
  const [query, setQuery] = useState<string | null>(null);
  const [at, setAt] = useState({ no: 0, seq: goTo });
  const isOwn = (senderId: string) => senderId !== room.other.id;
  const getName = (isMine: boolean) => (isMine ? t('chat.mine') : room.other.displayName);
  const acts = {
    onReply: (message: ChatMessage) => {
      setEdited(null);
      draft.change({ replyTo: toQuote(message) });
    },
    onEdit: setEdited,
  };
  return (
    <>
      <Head
        room={room}
        jobLink={isBesideDeal ? null : jobLink}
        isSearching={query !== null}
        onSearch={setQuery}
      />
      {parts.deal && !isBesideDeal && <DealSummary deal={parts.deal} step={parts.step} dealLink={dealLink} />}
      {query !== null && <SearchField typed={query} onType={setQuery} label={t('chat.search.here')} />}
      {query ? (
        <div className="keo-chat__found">
          <FoundMessages
            typed={query}
            roomId={room.id}
            onFound={(_, seq) => {
              setAt({ no: at.no + 1, seq });
              setQuery(null);
            }}
          />
        </div>
      ) : (
        <MessageLog
          key={at.no}
          room={room}
          parts={parts}
          goTo={at.seq === undefined ? null : { seq: at.seq }}
          dealLink={dealLink}
          rechargeLink={rechargeLink}
          isOwn={isOwn}
          getName={getName}
          acts={room.state === 'OPEN' ? acts : null}
          onReport={setReported}
        />
      )}
      <RoomFoot
        room={room}
        draft={draft}
        getName={(senderId) => getName(isOwn(senderId))}
        edited={edited}
        onEdited={() => setEdited(null)}
      />
      {/* Outside the list, whose rows go when they are scrolled out or deleted. */}
      {reported && (
        <ReportDialog
          key={reported.id}
          open
          onClose={() => setReported(null)}
          target="MESSAGE"
          targetId={reported.id}
        />
      )}
    </>
  );
}

type HeadProps = Pick<ConversationProps, 'room'> & {
  jobLink: ConversationProps['jobLink'] | null;
  isSearching: boolean;
  /** Null to end the search. */
  onSearch: (query: string | null) => void;
};

function Head({ room, jobLink, isSearching, onSearch }: HeadProps) {
  const t = useChatTexts();
  return (
    <header className="keo-chat__head">
      <div className="keo-chat__title">
        <strong>{room.other.displayName}</strong>
        {jobLink && <span className="keo-rooms__line">{jobLink(room.job.slug, room.job.title)}</span>}
      </div>
      <Button
        variant="plain"
        iconOnly
        aria-label={t(isSearching ? 'chat.search.close' : 'chat.search.here')}
        aria-expanded={isSearching}
        onClick={() => onSearch(isSearching ? null : '')}
      >
        {isSearching ? <CloseIcon size={20} /> : <SearchIcon size={20} />}
      </Button>
    </header>
  );
}
