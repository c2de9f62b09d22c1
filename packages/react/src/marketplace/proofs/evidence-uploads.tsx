import type { FileType } from '@keo/core';
import { uploadsEndpoints } from '@keo/core/contract';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { Button } from '../../ui/button.tsx';
import { FileUploader } from '../../uploads/file-uploader.tsx';
import { useDealTexts } from '../deals/use-deal-texts.ts';
import { EvidenceFiles } from './evidence-files.tsx';
import type { EvidenceDraft } from './use-evidence-draft.ts';

/** A file uploaded before a reload; the server keeps it for a day. */
function EarlierFile({ fileId, onRemove }: { fileId: string; onRemove: () => void }) {
  const t = useDealTexts();
  const { error } = useKeoQuery(uploadsEndpoints.fileInfo, { id: fileId });
  return (
    <li className="keo-conditions__head">
      {error?.reason === 'NOT_FOUND' ? <span>{t('proof.gone')}</span> : <EvidenceFiles fileIds={[fileId]} />}
      <Button size="small" variant="ghost" onClick={onRemove}>
        {t('proof.remove')}
      </Button>
    </li>
  );
}

type UploadsProps = {
  draft: Pick<EvidenceDraft<unknown>, 'scope' | 'max' | 'earlier' | 'remove'>;
  label: string;
  /** Default is all types of the server; none shows no uploader. */
  accept?: readonly FileType[];
};

export function EvidenceUploads({ draft, label, accept }: UploadsProps) {
  const t = useDealTexts();
  return (
    <>
      {accept?.length !== 0 && (
        <FileUploader scope={draft.scope} label={label} max={draft.max} {...(accept && { accept })} />
      )}
      {draft.earlier.length > 0 && (
        <ul className="keo-plain keo-stack" aria-label={t('proof.earlier')}>
          {draft.earlier.map((fileId) => (
            <EarlierFile key={fileId} fileId={fileId} onRemove={() => draft.remove(fileId)} />
          ))}
        </ul>
      )}
    </>
  );
}
