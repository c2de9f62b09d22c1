import { uploadsEndpoints } from '@keo/core/contract';
import { useKeoQueries } from '../client/use-keo-queries.ts';
import { StoredFiles, type StoredFilesProps } from '../uploads/stored-files.tsx';
import { useDealTexts } from './use-deal-texts.ts';

export type EvidenceFilesProps = { fileIds: readonly string[] } & Pick<StoredFilesProps, 'renderAct'>;

/** Files that were handed in. */
export function EvidenceFiles({ fileIds, renderAct }: EvidenceFilesProps) {
  const t = useDealTexts();
  const infos = useKeoQueries(
    uploadsEndpoints.fileInfo,
    fileIds.map((id) => ({ id })),
  );
  const files = fileIds.map((id, place) => ({ id, about: infos[place]?.data }));
  return <StoredFiles files={files} placeholder={t('proof.file')} renderAct={renderAct} />;
}
