import { uploadsEndpoints } from '@keo/core/contract';
import { useKeoQueries } from '../../client/use-keo-queries.ts';
import { StoredFiles, type StoredFilesProps } from '../../uploads/stored-files.tsx';
import { useUploadTexts } from '../../uploads/use-upload-texts.ts';

export type EvidenceFilesProps = { fileIds: readonly string[] } & Pick<StoredFilesProps, 'renderAct'>;

export function EvidenceFiles({ fileIds, renderAct }: EvidenceFilesProps) {
  const t = useUploadTexts();
  const infos = useKeoQueries(
    uploadsEndpoints.fileInfo,
    fileIds.map((id) => ({ id })),
  );
  const files = fileIds.map((id, place) => ({ id, about: infos[place]?.data }));
  return <StoredFiles files={files} placeholder={t('viewer.file')} renderAct={renderAct} />;
}
