import { type ChangeEvent, useRef } from 'react';
import { allFileTypes, chatLimits, offeredTypes } from '@keo/core';
import { CloseIcon } from '../../ui/icons/control-icons.tsx';
import { PaperclipIcon } from '../../ui/icons/file-icons.tsx';
import { FileIcon } from '../../ui/icons/subject-icons.tsx';
import { UploadRow } from '../../uploads/upload-row.tsx';
import { useUploadTexts } from '../../uploads/use-upload-texts.ts';
import { Button } from '../../ui/button.tsx';
import type { ChatDraft } from './use-chat-draft.ts';
import { useChatTexts } from './use-chat-texts.ts';

type DraftProps = { draft: ChatDraft };

export function AttachButton({ draft: { upload } }: DraftProps) {
  const t = useChatTexts();
  const chooser = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    upload.add([...(target.files ?? [])]);
    // Resets the input, to allow choosing the same file again.
    target.value = '';
  };
  return (
    <>
      <Button variant="plain" iconOnly aria-label={t('chat.attach')} onClick={() => chooser.current?.click()}>
        <PaperclipIcon />
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={offeredTypes(allFileTypes).join()}
        onChange={take}
      />
    </>
  );
}

export function AttachedFiles({ draft: { upload, earlier, remove } }: DraftProps) {
  const t = useUploadTexts();
  if (upload.items.length + earlier.length === 0) return null;
  return (
    <ul className="keo-uploader__list keo-composer__files" aria-label={t('uploads.list')}>
      {earlier.map(({ id, name }) => (
        <li key={id} className="keo-uploader__row">
          <span className="keo-uploader__preview">
            <FileIcon />
          </span>
          <div className="keo-uploader__about">
            <span>{name}</span>
            <span className="keo-uploader__words">{t('uploads.done')}</span>
          </div>
          <Button
            variant="plain"
            size="small"
            iconOnly
            aria-label={t('uploads.removeNamed', { name })}
            onClick={() => remove(id)}
          >
            <CloseIcon size={18} />
          </Button>
        </li>
      ))}
      {upload.items.map((item) => (
        <UploadRow
          key={item.key}
          item={item}
          max={chatLimits.filesMax}
          onRetry={() => upload.retry(item.key)}
          onRemove={() => upload.remove(item.key)}
        />
      ))}
    </ul>
  );
}
