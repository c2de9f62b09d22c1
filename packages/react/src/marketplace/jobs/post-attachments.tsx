import { Button } from '../../ui/button.tsx';
import { FileUploader } from '../../uploads/file-uploader.tsx';
import type { PostStepProps } from './use-post-job.ts';
import { usePostJobTexts } from './use-post-job-texts.ts';

export function PostAttachments({ files, form, change }: PostStepProps) {
  const t = usePostJobTexts();
  return (
    <>
      {files.max > 0 && (
        <FileUploader
          scope={files.scope}
          label={t('post.files')}
          hint={t('post.files.hint', { max: files.max })}
          max={files.max}
        />
      )}
      {files.earlier.length > 0 && (
        <ul className="keo-plain keo-stack" aria-label={t('post.files.earlier')}>
          {files.earlier.map(({ id, name }) => (
            <li key={id} className="keo-conditions__head">
              <span>{name}</span>
              <Button
                size="small"
                variant="ghost"
                aria-label={t('post.files.remove', { name })}
                onClick={() => change({ attachments: form.attachments.filter((file) => file.id !== id) })}
              >
                {t('post.files.takeOff')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
