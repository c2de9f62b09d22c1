import { useEffect, useRef, useState } from 'react';
import { type ChatMessage, isVisible } from '@keo/core';
import { chatEndpoints } from '@keo/core/contract';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { Button } from '../../ui/button.tsx';
import { ComposerField } from './composer-field.tsx';
import { useChatTexts } from './use-chat-texts.ts';
import { useChatCommands } from './use-chat.ts';

export type EditFormProps = { message: ChatMessage; onDone: () => void };

export function EditForm({ message, onDone }: EditFormProps) {
  const t = useChatTexts();
  const { changed } = useChatCommands();
  const edit = useKeoMutation(chatEndpoints.editMessage);
  const [words, setWords] = useState(message.text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const text = isVisible(words) ? words.trim() : '';
  const save = async () => {
    const { roomId, id: messageId } = message;
    try {
      changed(await edit.mutateAsync({ roomId, messageId, text }));
      onDone();
    } catch {
      // The mutation's error is rendered; the text stays.
    }
  };
  return (
    <>
      <ComposerField
        words={words}
        onWords={setWords}
        onSend={() => void save()}
        sendLabel={t('chat.edit.save')}
        isEmpty={text === '' && message.files.length === 0}
        isBusy={edit.isPending}
        onEscape={onDone}
        field={field}
      >
        <div className="keo-composer__about">
          <p className="keo-quiet">{t('chat.editing')}</p>
          <Button variant="link" onClick={onDone}>
            {t('chat.edit.drop')}
          </Button>
        </div>
      </ComposerField>
      {edit.error && <FormFailure error={edit.error} />}
    </>
  );
}
