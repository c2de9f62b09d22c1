import { useEffect, useState } from 'react';
import { type Room, chatLimits, toLine } from '@keo/core';
import { chatEndpoints } from '@keo/core/contract';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { TimeAgo } from '../../i18n/time-ago.tsx';
import { SearchIcon } from '../../ui/icons/control-icons.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Field } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useChatTexts } from './use-chat-texts.ts';

/** Debounce in ms. */
const pause = 250;
const pageSize = 30;

function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

export type SearchFieldProps = { typed: string; onType: (typed: string) => void; label: string };

export function SearchField({ typed, onType, label }: SearchFieldProps) {
  return (
    <Field
      type="search"
      label={label}
      maxLength={chatLimits.searchMax}
      start={<SearchIcon size={18} />}
      value={typed}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

export type FoundMessagesProps = {
  typed: string;
  /** Default is all rooms. */
  roomId?: string;
  onFound: (roomId: string, seq: number) => void;
};

export function FoundMessages({ typed, roomId, onFound }: FoundMessagesProps) {
  const t = useChatTexts();
  const q = useDebounced(typed.trim());
  const [pages, setPages] = useState({ of: q, count: 1 });
  const count = pages.of === q ? pages.count : 1;
  const size = { pageNum: 1, pageSize: Math.min(chatLimits.pageMax, pageSize * count) };
  const { data, error, isFetching, refetch } = useKeoQuery(
    chatEndpoints.searchMessages,
    { q, ...size, ...(roomId !== undefined && { roomId }) },
    { enabled: q !== '' },
  );
  if (error && !data)
    return (
      <ErrorCard
        title={t('chat.search.failed')}
        message={error.message}
        retryLabel={t('chat.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton shape="block" height={160} />;
  return (
    <>
      <p className="keo-quiet" role="status">
        {t('chat.search.count', { count: data.total })}
      </p>
      {data.total === 0 && <EmptyState title={t('chat.search.none')} detail={t('chat.search.none.detail')} />}
      <ul className="keo-rooms keo-plain" aria-label={t('chat.search.results')}>
        {data.list.map(({ message, room }) => (
          <li key={message.id}>
            <Found
              room={room}
              line={toLine(message)}
              at={message.createdAt}
              onOpen={() => onFound(room.id, message.seq)}
            />
          </li>
        ))}
      </ul>
      {data.list.length < data.total && size.pageSize < chatLimits.pageMax && (
        <Button variant="ghost" loading={isFetching} onClick={() => setPages({ of: q, count: count + 1 })}>
          {t('chat.search.more')}
        </Button>
      )}
    </>
  );
}

type FoundProps = { room: Room; line: string; at: string; onOpen: () => void };

function Found({ room: { other, job }, line, at, onOpen }: FoundProps) {
  return (
    <button type="button" className="keo-rooms__room" onClick={onOpen}>
      <Avatar name={other.displayName} src={other.avatarUrl} />
      <span className="keo-rooms__words">
        <span className="keo-rooms__head">
          <strong>{other.displayName}</strong>
          <TimeAgo at={at} className="keo-quiet" />
        </span>
        <span className="keo-rooms__line keo-quiet">{job.title}</span>
        <span className="keo-rooms__found">{line}</span>
      </span>
    </button>
  );
}
