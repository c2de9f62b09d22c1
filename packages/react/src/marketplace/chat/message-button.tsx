import { chatEndpoints } from '@keo/core/contract';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { MessageIcon } from '../../ui/icons/subject-icons.tsx';
import { useToastCommands } from '../../toasts/use-toasts.ts';
import { Button } from '../../ui/button.tsx';
import { useChatTexts } from './use-chat-texts.ts';

export type MessageButtonProps = {
  of: { dealId: string } | { applicationId: string };
  /** The other person. */
  name: string;
  onOpen: (roomId: string) => void;
};

export function MessageButton({ of, name, onOpen }: MessageButtonProps) {
  const t = useChatTexts();
  const toasts = useToastCommands();
  const open = useKeoMutation(chatEndpoints.openRoom);
  return (
    <Button
      variant="ghost"
      aria-label={t('chat.openWith', { name })}
      loading={open.isPending}
      onClick={() =>
        open.mutate(of, {
          onSuccess: ({ id }) => onOpen(id),
          onError: ({ message }) =>
            toasts.show({ severity: 'error', summary: t('chat.openFailed'), detail: message }),
        })
      }
    >
      <MessageIcon size={18} />
      {t('chat.open')}
    </Button>
  );
}
