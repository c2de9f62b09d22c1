import { useEffect, useState } from 'react';
import { type DealView, chatEndpoints } from '@keo/core/contract';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChatRoom, type ChatRoomProps } from './chat-room.tsx';
import { useChatTexts } from './use-chat-texts.ts';
import { useRooms } from './use-chat.ts';

export type DealChatProps = Omit<ChatRoomProps, 'roomId' | 'goTo'> & {
  deal: Pick<DealView, 'id' | 'roomId'>;
};

/** Creates the room if there is none. */
export function DealChat({ deal, ...shown }: DealChatProps) {
  const t = useChatTexts();
  const [made, setMade] = useState<string | null>(null);
  const { mutateAsync, error, isPending } = useKeoMutation(chatEndpoints.openRoom);
  const roomId = deal.roomId ?? made;
  const begin = () => {
    mutateAsync({ dealId: deal.id }).then(
      ({ id }) => setMade(id),
      () => undefined,
    );
  };
  useEffect(() => {
    if (roomId === null) begin();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each deal
  }, [deal.id]);
  if (roomId !== null)
    return (
      <div className="keo-chat keo-chat--within">
        <ChatRoom key={roomId} roomId={roomId} {...shown} />
      </div>
    );
  if (error)
    return (
      <ErrorCard
        title={t('chat.openFailed')}
        message={error.message}
        retryLabel={t('chat.retry')}
        retrying={isPending}
        onRetry={begin}
      />
    );
  return <Skeleton shape="block" height={320} />;
}

export function DealChatLabel({ deal }: Pick<DealChatProps, 'deal'>) {
  const t = useChatTexts();
  const { rooms } = useRooms();
  const unread = rooms.find(({ id }) => id === deal.roomId)?.unread ?? 0;
  return (
    <>
      {t('chat.title')}
      {unread > 0 && <span className="keo-unseen">, {t('chat.rooms.unread', { count: unread })}</span>}
      <CountBadge count={unread} />
    </>
  );
}
