import { useId, useState } from 'react';
import { type ChatMessage, chatLimits } from '@keo/core';
import { chatEndpoints } from '@keo/core/contract';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { useNow } from '../../i18n/use-now.ts';
import { MoreIcon } from '../../ui/icons/control-icons.tsx';
import { useToastCommands } from '../../toasts/use-toasts.ts';
import { Button } from '../../ui/button.tsx';
import { useReportTexts } from '../reports/use-report-texts.ts';
import { useChatTexts } from './use-chat-texts.ts';
import { useChatCommands } from './use-chat.ts';

const minute = 60_000;

export type BubbleActionsProps = {
  message: ChatMessage;
  isMine: boolean;
  /** Null in a closed room. */
  acts: { onReply: (message: ChatMessage) => void; onEdit: (message: ChatMessage) => void } | null;
  onReport: (message: ChatMessage) => void;
};

/** The sender may edit or delete for 15 minutes, the other may report. */
export function BubbleActions({ message, isMine, acts, onReport }: BubbleActionsProps) {
  const t = useChatTexts();
  const reportTexts = useReportTexts();
  const id = useId();
  const { changed } = useChatCommands();
  const toasts = useToastCommands();
  const [isOpen, setOpen] = useState(false);
  const remove = useKeoMutation(chatEndpoints.deleteMessage);
  const age = useNow(minute) - Date.parse(message.createdAt);
  const mayChange = acts !== null && isMine && age < chatLimits.editMinutes * minute;
  const act = (step: (message: ChatMessage) => void) => () => {
    setOpen(false);
    step(message);
  };
  const deleteMessage = async ({ roomId, id: messageId }: ChatMessage) => {
    try {
      changed(await remove.mutateAsync({ roomId, messageId }));
    } catch {
      toasts.show({ severity: 'error', summary: t('chat.changeFailed') });
    }
  };
  return (
    <>
      <Button
        variant="plain"
        size="small"
        iconOnly
        className="keo-bubble__more"
        aria-label={t('chat.acts')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <MoreIcon size={18} />
      </Button>
      <span className="keo-bubble__acts" id={id} hidden={!isOpen}>
        {acts && (
          <Button variant="link" onClick={act(acts.onReply)}>
            {t('chat.reply')}
          </Button>
        )}
        {mayChange && (
          <>
            <Button variant="link" onClick={act(acts.onEdit)}>
              {t('chat.edit')}
            </Button>
            <Button variant="link" loading={remove.isPending} onClick={act((it) => void deleteMessage(it))}>
              {t('chat.delete')}
            </Button>
          </>
        )}
        {!isMine && (
          <Button variant="link" onClick={() => onReport(message)}>
            {reportTexts('report.MESSAGE.button')}
          </Button>
        )}
      </span>
    </>
  );
}
