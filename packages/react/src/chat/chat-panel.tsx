import { ArrowLeftIcon } from '../icons/control-icons.tsx';
import { Button } from '../ui/button.tsx';
import { ChatRoom, type ChatRoomProps } from './chat-room.tsx';
import { RoomList } from './room-list.tsx';
import { useChatTexts } from './use-chat-texts.ts';

export type ChatPanelProps = Omit<ChatRoomProps, 'roomId'> & {
  /** The conversation to show; null for all of them. */
  roomId: string | null;
  onOpen: (roomId: string) => void;
  onList: () => void;
};

/** All conversations, or one of them. It fills the height that it is given. */
export function ChatPanel({ roomId, onOpen, onList, jobLink }: ChatPanelProps) {
  const t = useChatTexts();
  return (
    <div className="keo-chat">
      {roomId === null ? (
        <RoomList onOpen={onOpen} />
      ) : (
        <>
          <Button variant="link" className="keo-chat__back" onClick={onList}>
            <ArrowLeftIcon size={18} />
            {t('chat.back')}
          </Button>
          <ChatRoom key={roomId} roomId={roomId} jobLink={jobLink} />
        </>
      )}
    </div>
  );
}
