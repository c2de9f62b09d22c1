import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { MessageIcon } from '../../ui/icons/subject-icons.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { useChatTexts } from './use-chat-texts.ts';
import { useUnreadRooms } from './use-chat.ts';

export type ChatButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'children'>;

export const ChatButton = forwardRef<HTMLButtonElement, ChatButtonProps>(function ChatButton(
  { className, ...rest },
  ref,
) {
  const t = useChatTexts();
  const unread = useUnreadRooms();
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      className={['keo-chat-button', className].filter(Boolean).join(' ')}
      aria-label={unread > 0 ? t('chat.button.unread', { count: unread }) : t('chat.button.none')}
    >
      <MessageIcon size={20} />
      <CountBadge count={unread} />
    </button>
  );
});
