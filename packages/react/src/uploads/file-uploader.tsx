import { type ChangeEvent, type DragEvent, type Ref, useId, useRef, useState } from 'react';
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
  const choose = useRef<HTMLButtonElement>(null);
  const id = useId();
  const limits = { file: uploadLimits.fileMax / megabyte, video: uploadLimits.videoMax / megabyte };
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
      <DropZone kinds={offeredTypes(accept ?? allFileTypes)} max={max} chooseRef={choose} onFiles={add} />
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

type ZoneProps = {
  /** MIME types. */
  kinds: readonly string[];
  max: number;
  chooseRef: Ref<HTMLButtonElement>;
  onFiles: (files: File[]) => void;
};

function DropZone({ kinds, max, chooseRef, onFiles }: ZoneProps) {
  const t = useUploadTexts();
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className="keo-uploader__zone"
      data-over={isOver}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {kinds.includes('image/jpeg') && <Camera onFiles={onFiles} />}
      <Button ref={chooseRef} variant="soft" onClick={() => chooser.current?.click()}>
        <PaperclipIcon />
        {t('uploads.choose')}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple={max > 1}
        accept={kinds.join()}
        onChange={(event) => take(event, onFiles)}
      />
      <span className="keo-uploader__drop">{t('uploads.drop')}</span>
    </div>
  );
}

function Camera({ onFiles }: Pick<ZoneProps, 'onFiles'>) {
  const t = useUploadTexts();
  const camera = useRef<HTMLInputElement>(null);
  return (
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
        onChange={(event) => take(event, onFiles)}
      />
    </>
  );
}

function take({ target }: ChangeEvent<HTMLInputElement>, onFiles: ZoneProps['onFiles']) {
  onFiles([...(target.files ?? [])]);
  // Resets the input, to allow choosing the same file again.
  target.value = '';
}
