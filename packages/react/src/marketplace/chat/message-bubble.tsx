import type { ComponentPropsWithRef } from 'react';
import { TimeAgo } from '../../i18n/time-ago.tsx';
import { StoredFiles } from '../../uploads/stored-files.tsx';
import { Button } from '../../ui/button.tsx';
import { BubbleActions, type BubbleActionsProps } from './bubble-actions.tsx';
import type { MessageRow } from './message-rows.ts';
import { QuoteBox } from './quote-box.tsx';
import { useChatTexts } from './use-chat-texts.ts';
import { useChatCommands } from './use-chat.ts';

export type MessageBubbleProps = {
  row: MessageRow;
  /** For screen readers and quotes. */
  getName: (isMine: boolean) => string;
  isOwn: (senderId: string) => boolean;
  item: ComponentPropsWithRef<'li'>;
  isFound: boolean;
  onQuote: (seq: number) => void;
} & Pick<BubbleActionsProps, 'acts' | 'onReport'>;

export function MessageBubble(props: MessageBubbleProps) {
  const { row, item, isFound, onQuote, getName, isOwn, acts, onReport } = props;
  const t = useChatTexts();
  const { state, isMine, isDeleted, message, replyTo, files } = row;
  return (
    <li
      {...item}
      className="keo-bubble"
      data-found={isFound || undefined}
      data-mine={isMine || undefined}
      data-state={state ?? undefined}
      data-deleted={isDeleted || undefined}
    >
      <span className="keo-unseen">{getName(isMine)}: </span>
      <div className="keo-bubble__body">
        {replyTo && !isDeleted && (
          <QuoteBox
            quote={replyTo}
            name={getName(isOwn(replyTo.senderId))}
            onGo={() => onQuote(replyTo.seq)}
          />
        )}
        {(isDeleted || row.text !== '') && (
          <p className="keo-bubble__words">{isDeleted ? t('chat.deleted') : row.text}</p>
        )}
        {files.length > 0 && (
          <StoredFiles files={files.map((file) => ({ id: file.id, about: file }))} placeholder="" />
        )}
      </div>
      {row.isMasked && <p className="keo-bubble__note">{t('chat.masked')}</p>}
      {row.isSuspicious && <p className="keo-bubble__note keo-bubble__note--warn">{t('chat.suspicious')}</p>}
      <div className="keo-bubble__end">
        <Foot row={row} />
        {message && !isDeleted && (acts || !isMine) && (
          <BubbleActions message={message} isMine={isMine} acts={acts} onReport={onReport} />
        )}
      </div>
      {state === 'failed' && <Failed row={row} />}
    </li>
  );
}

function Foot({ row: { state, isRefused, isEdited, isDeleted, at } }: Pick<MessageBubbleProps, 'row'>) {
  const t = useChatTexts();
  return (
    <p className="keo-bubble__foot">
      {state === 'failed' ? (
        <span className="keo-bubble__failed">{t(isRefused ? 'chat.refused' : 'chat.notSent')}</span>
      ) : (
        <TimeAgo at={at} />
      )}
      {isEdited && !isDeleted && <span> · {t('chat.edited')}</span>}
      {state !== null && state !== 'failed' && <span> · {t(`chat.${state}`)}</span>}
    </p>
  );
}

function Failed({ row }: Pick<MessageBubbleProps, 'row'>) {
  const t = useChatTexts();
  const { resend, discard } = useChatCommands();
  return (
    <span className="keo-bubble__acts">
      <Button variant="link" onClick={resend}>
        {t('chat.resend')}
      </Button>
      <Button variant="link" onClick={() => discard(row.key)}>
        {t('chat.discard')}
      </Button>
    </span>
  );
}
