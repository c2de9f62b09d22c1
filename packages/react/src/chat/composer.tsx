import { useEffect, useRef } from 'react';
import { CloseIcon } from '../icons/control-icons.tsx';
import { Button } from '../ui/button.tsx';
import { ComposerField } from './composer-field.tsx';
import { QuoteBox } from './quote-box.tsx';
import type { useChatDraft } from './use-chat-draft.ts';
import { useChatTexts } from './use-chat-texts.ts';
import type { Said } from './use-chat.ts';

export type ComposerProps = {
  draft: ReturnType<typeof useChatDraft>;
  /** The name of a sender. */
  nameOf: (senderId: string) => string;
  onSend: (said: Said) => void;
};

/** A message in the making. */
export function Composer({ draft: { draft, change, drop }, nameOf, onSend }: ComposerProps) {
  const t = useChatTexts();
  const field = useRef<HTMLTextAreaElement>(null);
  const { replyTo } = draft;
  const answered = useRef(replyTo?.id);
  useEffect(() => {
    if (replyTo && replyTo.id !== answered.current) field.current?.focus();
    answered.current = replyTo?.id;
  }, [replyTo]);
  const text = draft.text.trim();
  const send = () => {
    drop();
    onSend({ text, replyTo });
  };
  const dropReply = () => {
    change({ replyTo: null });
    field.current?.focus();
  };
  return (
    <ComposerField
      words={draft.text}
      onWords={(words) => change({ text: words })}
      onSend={send}
      sendLabel={t('chat.send')}
      isEmpty={text === ''}
      onEscape={replyTo ? dropReply : undefined}
      field={field}
    >
      {replyTo && (
        <div className="keo-composer__about">
          <QuoteBox quote={replyTo} name={t('chat.replyTo', { name: nameOf(replyTo.senderId) })} />
          <Button variant="plain" size="small" iconOnly aria-label={t('chat.reply.drop')} onClick={dropReply}>
            <CloseIcon size={18} />
          </Button>
        </div>
      )}
    </ComposerField>
  );
}
