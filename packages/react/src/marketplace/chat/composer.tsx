import { type ClipboardEvent, type DragEvent, useEffect, useRef } from 'react';
import { isVisible } from '@keo/core';
import { CloseIcon } from '../../ui/icons/control-icons.tsx';
import { Button } from '../../ui/button.tsx';
import { AttachButton, AttachedFiles } from './attached-files.tsx';
import { ComposerField } from './composer-field.tsx';
import { QuoteBox } from './quote-box.tsx';
import type { ChatDraft } from './use-chat-draft.ts';
import { useChatTexts } from './use-chat-texts.ts';
import type { OutgoingMessage } from './use-chat.ts';

export type ComposerProps = {
  draft: ChatDraft;
  getName: (senderId: string) => string;
  onSend: (said: OutgoingMessage) => void;
  onType: () => void;
};

type AnsweredProps = {
  quote: NonNullable<ComposerProps['draft']['replyTo']>;
  name: string;
  onDrop: () => void;
};

function Answered({ quote, name, onDrop }: AnsweredProps) {
  const t = useChatTexts();
  return (
    <div className="keo-composer__about">
      <QuoteBox quote={quote} name={t('chat.replyTo', { name })} />
      <Button variant="plain" size="small" iconOnly aria-label={t('chat.reply.drop')} onClick={onDrop}>
        <CloseIcon size={18} />
      </Button>
    </div>
  );
}

/** Takes pasted and dropped files. */
export function Composer({ draft, getName, onSend, onType }: ComposerProps) {
  const t = useChatTexts();
  const field = useRef<HTMLTextAreaElement>(null);
  const { replyTo, files, upload, change, clear } = draft;
  const answered = useRef(replyTo?.id);
  useEffect(() => {
    if (replyTo && replyTo.id !== answered.current) field.current?.focus();
    answered.current = replyTo?.id;
  }, [replyTo]);
  const text = isVisible(draft.text) ? draft.text.trim() : '';
  const isWhole = upload.items.every(({ state }) => state === 'done');
  const send = () => {
    clear();
    onSend({ text, replyTo, files });
  };
  const dropReply = () => {
    change({ replyTo: null });
    field.current?.focus();
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    upload.add(pasted);
  };
  const take = (event: DragEvent) => {
    event.preventDefault();
    upload.add([...event.dataTransfer.files]);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a button does the same
    <div onPaste={paste} onDrop={take} onDragOver={(event) => event.preventDefault()}>
      <ComposerField
        words={draft.text}
        onWords={(words) => {
          change({ text: words });
          if (words !== '') onType();
        }}
        onSend={send}
        sendLabel={t('chat.send')}
        isEmpty={!isWhole || (text === '' && files.length === 0)}
        onEscape={replyTo ? dropReply : undefined}
        field={field}
        before={<AttachButton draft={draft} />}
      >
        {replyTo && <Answered quote={replyTo} name={getName(replyTo.senderId)} onDrop={dropReply} />}
        <AttachedFiles draft={draft} />
      </ComposerField>
    </div>
  );
}
