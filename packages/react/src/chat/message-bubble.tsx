import { TimeAgo } from '../i18n/time-ago.tsx';
import { Button } from '../ui/button.tsx';
import type { MessageRow } from './message-rows.ts';
import { useChatTexts } from './use-chat-texts.ts';
import { useChatCommands } from './use-chat.ts';

export type MessageBubbleProps = {
  row: MessageRow;
  /** Whose it is, for who hears the page. */
  name: string;
};

/** One message, and what became of it where it is the own. */
export function MessageBubble({ row, name }: MessageBubbleProps) {
  const t = useChatTexts();
  const { resend, discard } = useChatCommands();
  const { state, isMine, isRefused } = row;
  return (
    <li className="keo-bubble" data-mine={isMine || undefined} data-state={state ?? undefined}>
      <span className="keo-unseen">{name}: </span>
      <p className="keo-bubble__words">{row.text}</p>
      {row.isMasked && <p className="keo-bubble__note">{t('chat.masked')}</p>}
      {row.isSuspicious && <p className="keo-bubble__note keo-bubble__note--warn">{t('chat.suspicious')}</p>}
      <p className="keo-bubble__foot">
        {state === 'failed' ? (
          <span className="keo-bubble__failed">{t(isRefused ? 'chat.refused' : 'chat.notSent')}</span>
        ) : (
          <TimeAgo at={row.at} />
        )}
        {state !== null && state !== 'failed' && <span> · {t(`chat.${state}`)}</span>}
      </p>
      {state === 'failed' && (
        <span className="keo-bubble__acts">
          <Button variant="link" onClick={resend}>
            {t('chat.resend')}
          </Button>
          <Button variant="link" onClick={() => discard(row.key)}>
            {t('chat.discard')}
          </Button>
        </span>
      )}
    </li>
  );
}
