import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react';
import { type FileType, allFileTypes, offeredTypes, uploadLimits } from '@keo/core';
import { CameraIcon, PaperclipIcon } from '../ui/icons/file-icons.tsx';
import { Button } from '../ui/button.tsx';
import { UploadRow } from './upload-row.tsx';
import { useUpload } from './use-upload.ts';
import { useUploadTexts } from './use-upload-texts.ts';

export type FileUploaderProps = {
  /** For example `proof pf_2`; `useUpload` with the same scope returns the files. */
  scope: string;
  label: string;
  hint?: string;
  /** Maximum of files; default 10. */
  max?: number;
  /** Default is all types of the server. */
  accept?: readonly FileType[];
};

const megabyte = 1024 * 1024;

/** Resumable uploads: they survive network loss and client-side navigation. */
export function FileUploader({ scope, label, hint, max = 10, accept }: FileUploaderProps) {
  const t = useUploadTexts();
  const { items, add, retry, remove } = useUpload(scope, max);
  const [isOver, setOver] = useState(false);
  const camera = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const id = useId();

  const kinds = offeredTypes(accept ?? allFileTypes);
  const limits = { file: uploadLimits.fileMax / megabyte, video: uploadLimits.videoMax / megabyte };
  const takesPhotos = kinds.includes('image/jpeg');

  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])]);
    // Resets the input, to allow choosing the same file again.
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const removeRow = (key: string) => {
    remove(key);
    choose.current?.focus();
  };

  return (
    <div
      className="keo-uploader"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
    >
      <span className="keo-uploader__label" id={`${id}-label`}>
        {label}
      </span>
      <div
        className="keo-uploader__zone"
        data-over={isOver}
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {takesPhotos && (
          <>
            <Button
              className="keo-uploader__camera"
              variant="soft"
              size="large"
              fullWidth
              onClick={() => camera.current?.click()}
            >
              <CameraIcon />
              {t('uploads.take')}
            </Button>
            <input
              ref={camera}
              type="file"
              hidden
              accept="image/jpeg"
              capture="environment"
              onChange={take}
            />
          </>
        )}
        <Button ref={choose} variant="soft" onClick={() => chooser.current?.click()}>
          <PaperclipIcon />
          {t('uploads.choose')}
        </Button>
        <input ref={chooser} type="file" hidden multiple={max > 1} accept={kinds.join()} onChange={take} />
        <span className="keo-uploader__drop">{t('uploads.drop')}</span>
      </div>
      <p className="keo-uploader__hint" id={`${id}-hint`}>
        {hint ?? t('uploads.limits', { ...limits, max })}
      </p>
      {items.length > 0 && (
        <ul className="keo-uploader__list" aria-label={t('uploads.list')}>
          {items.map((item) => (
            <UploadRow
              key={item.key}
              item={item}
              max={max}
              onRetry={() => retry(item.key)}
              onRemove={() => removeRow(item.key)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
