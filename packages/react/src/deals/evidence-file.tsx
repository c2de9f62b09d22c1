import { uploadsEndpoints } from '@keo/core/contract';
import { useKeoQuery } from '../client/use-keo-query.ts';
import { FileIcon } from '../icons/subject-icons.tsx';
import { buttonVariants } from '../ui/button.variants.ts';
import { useDealTexts } from './use-deal-texts.ts';

/** The address of a file works for five minutes: it is asked for anew before. */
const refetchInterval = 4 * 60_000;

/** A file that was handed in: its name, a picture of a picture, and the way to open it. */
export function EvidenceFile({ fileId }: { fileId: string }) {
  const t = useDealTexts();
  const { data: file } = useKeoQuery(uploadsEndpoints.fileInfo, { id: fileId });
  const { data: link } = useKeoQuery(uploadsEndpoints.fileUrl, { id: fileId }, { refetchInterval });
  if (!file || !link) return <p className="keo-quiet">{t('proof.file')}</p>;
  return (
    <p className="keo-waiting">
      <span className="keo-uploader__preview">
        {file.mime.startsWith('image/') ? <img src={link.url} alt="" loading="lazy" /> : <FileIcon />}
      </span>
      <a className={buttonVariants({ variant: 'link' })} href={link.url} target="_blank" rel="noreferrer">
        {file.name}
      </a>
    </p>
  );
}
