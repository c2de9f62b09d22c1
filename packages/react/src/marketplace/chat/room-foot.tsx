import type { ChatMessage, Room } from '@keo/core';
import { useSocketStatus } from '../../socket/use-socket-status.ts';
import { Composer, type ComposerProps } from './composer.tsx';
import { EditForm } from './edit-form.tsx';
import { useChatTexts } from './use-chat-texts.ts';
import { useChatCommands } from './use-chat.ts';

export type RoomFootProps = Pick<ComposerProps, 'draft' | 'getName'> & {
  room: Room;
  edited: ChatMessage | null;
  onEdited: () => void;
};

export function RoomFoot({ room, edited, onEdited, ...composer }: RoomFootProps) {
  const t = useChatTexts();
  const { send, typing } = useChatCommands();
  const status = useSocketStatus();
  const isOffline = status === 'reconnecting' || status === 'failed';
  const name = room.other.displayName;
  if (room.state !== 'OPEN')
    return (
      <p className="keo-chat__note">
        {room.state === 'READONLY' ? t('chat.readonly', { name }) : t('chat.archived')}
      </p>
    );
  return (
    <footer className="keo-chat__foot">
      {isOffline && (
        <p className="keo-chat__note" role="status">
          {t('chat.offline')}
        </p>
      )}
      {room.contacts === 'HIDDEN' && <p className="keo-chat__note">{t('chat.hidden')}</p>}
      {edited ? (
        <EditForm key={edited.id} message={edited} onDone={onEdited} />
      ) : (
        <Composer {...composer} onSend={(said) => send(room.id, said)} onType={() => typing(room.id)} />
      )}
    </footer>
  );
}
