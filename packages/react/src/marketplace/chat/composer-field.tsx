import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { chatLimits } from '@keo/core';
import { Button } from '../../ui/button.tsx';
import { useChatTexts } from './use-chat-texts.ts';

/** Remaining characters are shown from here on. */
const nearlyFull = 200;

/** On touch devices Enter breaks the line. */
const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

export type ComposerFieldProps = {
  words: string;
  onWords: (words: string) => void;
  onSend: () => void;
  sendLabel: string;
  isEmpty: boolean;
  isBusy?: boolean;
  onEscape?: (() => void) | undefined;
  field?: Ref<HTMLTextAreaElement>;
  before?: ReactNode;
  children?: ReactNode;
};

/** Enter sends, Shift+Enter breaks the line. */
export function ComposerField(props: ComposerFieldProps) {
  const {
    words,
    onWords,
    onSend,
    sendLabel,
    isEmpty,
    isBusy = false,
    onEscape,
    field,
    before,
    children,
  } = props;
  const t = useChatTexts();
  const id = useId();
  const left = chatLimits.textMax - words.length;
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!isEmpty && !isBusy) onSend();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onEscape) {
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    }
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && hasKeyboard())
      send(event);
  };
  return (
    <form className="keo-composer" onSubmit={send}>
      {children}
      {before}
      <textarea
        ref={field}
        className="keo-input"
        rows={1}
        maxLength={chatLimits.textMax}
        value={words}
        aria-label={t('chat.write')}
        placeholder={t('chat.write')}
        aria-describedby={left <= nearlyFull ? id : undefined}
        onChange={({ target }) => onWords(target.value)}
        onKeyDown={press}
      />
      <Button type="submit" disabled={isEmpty} loading={isBusy}>
        {sendLabel}
      </Button>
      {left <= nearlyFull && (
        <p className="keo-quiet" id={id}>
          {t('chat.left', { count: left })}
        </p>
      )}
    </form>
  );
}
