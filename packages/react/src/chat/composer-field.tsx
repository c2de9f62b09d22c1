import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { chatLimits } from '@keo/core';
import { Button } from '../ui/button.tsx';
import { useChatTexts } from './use-chat-texts.ts';

/** From here on it is said how much room is left. */
const nearlyFull = 200;

/** Where Enter has a key of its own to begin a line with. */
const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

export type ComposerFieldProps = {
  words: string;
  onWords: (words: string) => void;
  onSend: () => void;
  sendLabel: string;
  /** Nothing to send yet. */
  isEmpty: boolean;
  isBusy?: boolean;
  onEscape?: (() => void) | undefined;
  field?: Ref<HTMLTextAreaElement>;
  /** Beside the field. */
  before?: ReactNode;
  /** Above the field. */
  children?: ReactNode;
};

/** Words to be sent. Enter sends, with Shift it begins a line. */
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
      // What it stands in is not closed with it.
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    }
    // While a letter is being put together, Enter belongs to the keyboard.
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
