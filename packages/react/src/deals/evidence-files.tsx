import { type ReactNode, useState } from 'react';
import { uploadsEndpoints } from '@keo/core/contract';
import { useKeoQueries } from '../client/use-keo-queries.ts';
import { FileIcon } from '../icons/subject-icons.tsx';
import { FileViewer, type ShownFile, isPicture } from '../uploads/file-viewer.tsx';
import { useUploadTexts } from '../uploads/use-upload-texts.ts';
import { buttonVariants } from '../ui/button.variants.ts';

/** The address of a file works for five minutes: it is asked for anew before. */
const refetchInterval = 4 * 60_000;

/** What is known of each of them and has an address. */
function useShownFiles(fileIds: readonly string[]): (ShownFile | undefined)[] {
  const inputs = fileIds.map((id) => ({ id }));
  const files = useKeoQueries(uploadsEndpoints.fileInfo, inputs);
  const links = useKeoQueries(uploadsEndpoints.fileUrl, inputs, { refetchInterval });
  return files.map(({ data: file }, at) => {
    const url = links[at]?.data?.url;
    return file && url !== undefined ? { id: file.id, name: file.name, mime: file.mime, url } : undefined;
  });
}

export type EvidenceFilesProps = {
  fileIds: readonly string[];
  /** What may be done with one of them. */
  renderAct?: ((fileId: string) => ReactNode) | undefined;
};

/** Files that were handed in: pictures to look at one after another, and the way to open any other. */
export function EvidenceFiles({ fileIds, renderAct }: EvidenceFilesProps) {
  const t = useUploadTexts();
  const shown = useShownFiles(fileIds);
  const [looksAt, setLooksAt] = useState<string | null>(null);
  const pictures = shown.filter((file) => file !== undefined).filter(isPicture);
  const at = pictures.findIndex(({ id }) => id === looksAt);
  return (
    <>
      <ul className="keo-plain keo-evidence-files">
        {fileIds.map((fileId, place) => (
          <li key={fileId}>
            <EvidenceFile file={shown[place]} placeholder={t('viewer.file')} onLook={setLooksAt} />
            {renderAct?.(fileId)}
          </li>
        ))}
      </ul>
      <FileViewer
        files={pictures}
        at={at === -1 ? null : at}
        onAt={(next) => setLooksAt(next === null ? null : (pictures[next]?.id ?? null))}
      />
    </>
  );
}

type EvidenceFileProps = {
  file: ShownFile | undefined;
  placeholder: string;
  onLook: (fileId: string) => void;
};

function EvidenceFile({ file, placeholder, onLook }: EvidenceFileProps) {
  const t = useUploadTexts();
  if (!file) return <p className="keo-quiet">{placeholder}</p>;
  if (!isPicture(file))
    return (
      <a className={buttonVariants({ variant: 'link' })} href={file.url} target="_blank" rel="noreferrer">
        <FileIcon /> {file.name}
      </a>
    );
  return (
    <button
      type="button"
      className="keo-evidence-files__picture"
      aria-label={t('viewer.show', { name: file.name })}
      onClick={() => onLook(file.id)}
    >
      <img src={file.url} alt="" loading="lazy" />
      <span className="keo-quiet">{file.name}</span>
    </button>
  );
}
