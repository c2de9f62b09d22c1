import type { UploadItem } from '@keo/core';
import { CloseIcon, RefreshIcon } from '../ui/icons/control-icons.tsx';
import { Button } from '../ui/button.tsx';
import { Progress } from '../ui/progress.tsx';
import { FilePreview } from './file-preview.tsx';
import { getPercent, getAnnouncement, getWords } from './upload-words.ts';
import { useUploadTexts } from './use-upload-texts.ts';

export type UploadRowProps = {
  item: UploadItem;
  max: number;
  onRetry: () => void;
  onRemove: () => void;
};

export function UploadRow({ item, max, onRetry, onRemove }: UploadRowProps) {
  const t = useUploadTexts();
  const { file, state, problem } = item;
  const { name } = file;
  const isMoving = state === 'sending' || state === 'waiting' || state === 'checking';
  return (
    <li className="keo-uploader__row" data-state={state}>
      <FilePreview file={file} />
      <div className="keo-uploader__about">
        <span>{name}</span>
        {isMoving && (
          <Progress
            label={t('uploads.progressNamed', { name })}
            {...(state !== 'checking' && { value: getPercent(item) })}
          />
        )}
        <span className="keo-uploader__words">{getWords(item, t, max)}</span>
        <span className="keo-unseen" role="status">
          {getAnnouncement(item, t)}
        </span>
      </div>
      {state === 'failed' && problem === null && (
        <Button variant="soft" size="small" aria-label={t('uploads.retryNamed', { name })} onClick={onRetry}>
          <RefreshIcon size={18} />
          {t('uploads.retry')}
        </Button>
      )}
      <Button
        variant="plain"
        size="small"
        iconOnly
        aria-label={t('uploads.removeNamed', { name })}
        onClick={onRemove}
      >
        <CloseIcon size={18} />
      </Button>
    </li>
  );
}
