import { useState } from 'react';
import { ArrowLeftIcon } from '../../ui/icons/control-icons.tsx';
import { Button } from '../../ui/button.tsx';
import { ChatRoom, type ChatRoomProps } from './chat-room.tsx';
import { FoundMessages, SearchField } from './message-search.tsx';
import { RoomList } from './room-list.tsx';
import { useChatTexts } from './use-chat-texts.ts';

export type ChatPanelProps = Omit<ChatRoomProps, 'roomId' | 'goTo'> & {
  /** Null for the list. */
  roomId: string | null;
  onOpen: (roomId: string) => void;
  onList: () => void;
};

/** All rooms, or one of them. Fills the available height. */
export function ChatPanel({ roomId, onOpen, onList, ...room }: ChatPanelProps) {
  const t = useChatTexts();
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<{ roomId: string; seq: number } | null>(null);
  const openAt = (id: string, seq: number) => {
    setFound({ roomId: id, seq });
    onOpen(id);
  };
  return (
    <div className="keo-chat">
      {roomId === null ? (
        <>
          <SearchField typed={query} onType={setQuery} label={t('chat.search.all')} />
          {query.trim() === '' ? (
            <RoomList onOpen={onOpen} />
          ) : (
            <FoundMessages typed={query} onFound={openAt} />
          )}
        </>
      ) : (
        <>
          <Button
            variant="link"
            className="keo-chat__back"
            onClick={() => {
              setFound(null);
              onList();
            }}
          >
            <ArrowLeftIcon size={18} />
            {t('chat.back')}
          </Button>
          <ChatRoom
            key={roomId}
            roomId={roomId}
            goTo={found?.roomId === roomId ? found.seq : undefined}
            {...room}
          />
        </>
      )}
    </div>
  );
}
