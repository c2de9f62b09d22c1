import { type FormEvent, type KeyboardEvent, useId } from 'react';
import { chatLimits } from '@keo/core';
import { useDraft } from '../drafts/use-draft.ts';
import { Button } from '../ui/button.tsx';
import { useChatTexts } from './use-chat-texts.ts';

export type ComposerProps = { roomId: string; onSend: (text: string) => void };

/** From here on it is said how much room is left. */
const nearlyFull = 200;

/** Where Enter has a key of its own to begin a line with. */
const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** A message in the making; it is kept on the device until it is sent. Enter sends, with Shift it begins a line. */
export function Composer({ roomId, onSend }: ComposerProps) {
  const t = useChatTexts();
  const id = useId();
  const draft = useDraft(`chat.${roomId}`);
  const words = draft.text ?? '';
  const left = chatLimits.textMax - words.length;

  const send = () => {
    const text = words.trim();
    if (text === '') return;
    draft.drop();
    onSend(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    // While a letter is being put together, Enter belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return;
    event.preventDefault();
    send();
  };
  return (
    <form className="keo-composer" onSubmit={submit}>
      <textarea
        className="keo-input"
        rows={1}
        maxLength={chatLimits.textMax}
        value={words}
        aria-label={t('chat.write')}
        placeholder={t('chat.write')}
        aria-describedby={left <= nearlyFull ? id : undefined}
        onChange={({ target }) => (target.value === '' ? draft.drop() : draft.keep(target.value))}
        onKeyDown={press}
      />
      <Button type="submit" disabled={words.trim() === ''}>
        {t('chat.send')}
      </Button>
      {left <= nearlyFull && (
        <p className="keo-quiet" id={id}>
          {t('chat.left', { count: left })}
        </p>
      )}
    </form>
  );
}
