import { useState } from 'react';
import type { Room } from '@keo/core';
import { ChevronDownIcon } from '../../ui/icons/control-icons.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DealCard, type DealCardProps } from './deal-card.tsx';
import { EventLine } from './event-line.tsx';
import { MessageBubble, type MessageBubbleProps } from './message-bubble.tsx';
import { useChatTexts } from './use-chat-texts.ts';
import { useChatCommands, useOpenRoom } from './use-chat.ts';
import { useMessageList } from './use-message-list.ts';
import { useReadMarks } from './use-read-marks.ts';
import type { ConversationParts } from './use-conversation.ts';

export type MessageLogProps = Omit<MessageBubbleProps, 'row' | 'item' | 'onQuote' | 'isFound'> &
  Pick<DealCardProps, 'dealLink' | 'rechargeLink'> & {
    room: Room;
    parts: ConversationParts;
    goTo: { seq: number } | null;
  };

export function MessageLog({ room, parts, goTo, dealLink, rechargeLink, ...bubble }: MessageLogProps) {
  const t = useChatTexts();
  const { older } = useChatCommands();
  const { messages, hasOlder, isLoadingOlder } = useOpenRoom();
  const { rows } = parts;
  const { list, setScroller, jump, found, isAtEnd } = useMessageList(rows, goTo);
  const [end, setEnd] = useState<Element | null>(null);
  const lastSeq = messages.at(-1)?.seq ?? 0;
  useReadMarks(end, { id: room.id, upToSeq: lastSeq, isUnread: lastSeq > room.myReadSeq });
  return (
    <div className="keo-chat__log">
      <div
        ref={setScroller}
        className="keo-chat__scroll"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard
        tabIndex={0}
        role="log"
        // Scrolling inserts rows; `LiveRegion` announces new messages.
        aria-live="off"
        aria-label={t('chat.messages', { name: room.other.displayName })}
      >
        <ol className="keo-plain keo-chat__list" style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index];
            if (!row) return null;
            const item = {
              ref: list.measureElement,
              'data-index': index,
              'aria-posinset': index + 1,
              'aria-setsize': rows.length,
              style: { transform: `translateY(${start}px)` },
            };
            if (row.kind === 'event')
              return <Event key={key} event={row.event} item={item} {...{ parts, dealLink, rechargeLink }} />;
            return (
              <MessageBubble
                key={key}
                row={row.row}
                item={item}
                isFound={found !== null && row.row.message?.seq === found}
                onQuote={(seq) => jump({ seq })}
                {...bubble}
              />
            );
          })}
        </ol>
        {hasOlder && rows.length > 0 && (
          <Button className="keo-chat__older" variant="ghost" loading={isLoadingOlder} onClick={older}>
            {t('chat.older')}
          </Button>
        )}
        <span ref={setEnd} className="keo-chat__end" />
      </div>
      <Notices isEmpty={rows.length === 0} />
      {!isAtEnd && (
        <Button className="keo-chat__latest" variant="soft" size="small" onClick={() => jump('end')}>
          <ChevronDownIcon size={18} />
          {t('chat.latest')}
        </Button>
      )}
      <LiveRegion room={room} />
    </div>
  );
}

type EventProps = Pick<MessageLogProps, 'parts' | 'dealLink' | 'rechargeLink'> &
  Pick<MessageBubbleProps, 'item'> & {
    event: Extract<ConversationParts['rows'][number], { kind: 'event' }>['event'];
  };

/** A step of the deal between the messages, with its card where it still asks for something. */
function Event({ event, item, parts: { deal, step, cards }, dealLink, rechargeLink }: EventProps) {
  const place = cards.get(event.id);
  return (
    <li className="keo-talk" {...item}>
      {deal && <EventLine event={event} deal={deal} />}
      {deal && place && (
        <DealCard deal={deal} step={step} place={place} dealLink={dealLink} rechargeLink={rechargeLink} />
      )}
    </li>
  );
}

function Notices({ isEmpty }: { isEmpty: boolean }) {
  const t = useChatTexts();
  const { retry } = useChatCommands();
  const { error, isLoading } = useOpenRoom();
  return (
    <>
      {error && (
        <ErrorCard
          title={t('chat.failed')}
          message={error.message}
          retryLabel={t('chat.retry')}
          onRetry={retry}
        />
      )}
      {isLoading && isEmpty && <Skeleton shape="block" height={160} />}
      {!isLoading && isEmpty && <EmptyState title={t('chat.empty')} />}
    </>
  );
}

/** Announces the other's new messages and typing. */
function LiveRegion({ room }: { room: Room }) {
  const t = useChatTexts();
  const { messages, isTyping } = useOpenRoom();
  const [since] = useState(room.lastSeq);
  const last = messages.at(-1);
  const name = room.other.displayName;
  const isNew = last !== undefined && last.seq > since && last.senderId === room.other.id;
  return (
    <>
      <p className="keo-unseen" aria-live="polite">
        {isNew ? `${name}: ${last.text}` : ''}
      </p>
      <p className="keo-chat__typing" aria-live="polite">
        {isTyping ? t('chat.typing', { name }) : ''}
      </p>
    </>
  );
}
