import { type Room, toLine } from '@keo/core';
import { useDraft } from '../../client/use-draft.ts';
import { TimeAgo } from '../../i18n/time-ago.tsx';
import { MessageIcon } from '../../ui/icons/subject-icons.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { readChatDraft } from './use-chat-draft.ts';
import { useChatTexts } from './use-chat-texts.ts';
import { useChatCommands, useRooms } from './use-chat.ts';

export type RoomListProps = { onOpen: (roomId: string) => void };

export function RoomList({ onOpen }: RoomListProps) {
  const t = useChatTexts();
  const { rooms, error, isLoading } = useRooms();
  const { retry } = useChatCommands();
  if (rooms.length === 0 && error)
    return (
      <ErrorCard
        title={t('chat.rooms.failed')}
        message={error.message}
        retryLabel={t('chat.retry')}
        onRetry={retry}
      />
    );
  if (isLoading) return <Skeleton shape="block" height={260} />;
  if (rooms.length === 0)
    return (
      <EmptyState
        icon={<MessageIcon />}
        title={t('chat.rooms.empty')}
        detail={t('chat.rooms.empty.detail')}
      />
    );
  return (
    <ul className="keo-rooms keo-plain" aria-label={t('chat.rooms')}>
      {rooms.map((room) => (
        <li key={room.id}>
          <RoomRow room={room} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

const getWords = (last: Room['lastMessage'], t: ReturnType<typeof useChatTexts>): string => {
  if (last === null) return t('chat.rooms.nothing');
  return last.deletedAt === null ? toLine(last) : t('chat.deleted');
};

function RoomRow({ room, onOpen }: RoomListProps & { room: Room }) {
  const t = useChatTexts();
  const { other, job, lastMessage, unread } = room;
  const isMine = lastMessage !== null && lastMessage.senderId !== other.id;
  const words = getWords(lastMessage, t);
  const draft = readChatDraft(useDraft(`chat.${room.id}`).text);
  const written = toLine(draft);
  return (
    <button
      type="button"
      className="keo-rooms__room"
      data-unread={unread > 0 || undefined}
      onClick={() => onOpen(room.id)}
    >
      <Avatar name={other.displayName} src={other.avatarUrl} />
      <span className="keo-rooms__words">
        <span className="keo-rooms__head">
          <strong>{other.displayName}</strong>
          <TimeAgo at={lastMessage?.createdAt ?? room.createdAt} className="keo-quiet" />
        </span>
        <span className="keo-rooms__line keo-quiet">{job.title}</span>
        <span className="keo-rooms__line" data-draft={written !== '' || undefined}>
          {written !== ''
            ? t('chat.rooms.draft', { text: written })
            : isMine
              ? t('chat.rooms.mine', { text: words })
              : words}
        </span>
      </span>
      {unread > 0 && (
        <span className="keo-count keo-num" role="img" aria-label={t('chat.rooms.unread', { count: unread })}>
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </button>
  );
}
