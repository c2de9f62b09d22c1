import { type ReactNode, useState } from 'react';
import type { StoredFile } from '@keo/core';
import { uploadsEndpoints } from '@keo/core/contract';
import { useKeoQueries } from '../client/use-keo-queries.ts';
import { FileIcon } from '../ui/icons/subject-icons.tsx';
import { buttonVariants } from '../ui/button.variants.ts';
import { FileViewer, type ShownFile, isPicture } from './file-viewer.tsx';
import { useUploadTexts } from './use-upload-texts.ts';

/** In ms; file URLs expire after five minutes. */
const refetchInterval = 4 * 60_000;

export type StoredFilesProps = {
  files: readonly { id: string; about: Pick<StoredFile, 'name' | 'mime'> | undefined }[];
  placeholder: string;
  renderAct?: ((fileId: string) => ReactNode) | undefined;
};

export function StoredFiles({ files, placeholder, renderAct }: StoredFilesProps) {
  const links = useKeoQueries(
    uploadsEndpoints.fileUrl,
    files.map(({ id }) => ({ id })),
    { refetchInterval },
  );
  const [looksAt, setLooksAt] = useState<string | null>(null);
  const shown = files.map(({ id, about }, place): ShownFile | undefined => {
    const url = links[place]?.data?.url;
    return about && url !== undefined ? { id, name: about.name, mime: about.mime, url } : undefined;
  });
  const pictures = shown.filter((file) => file !== undefined).filter(isPicture);
  const at = pictures.findIndex(({ id }) => id === looksAt);
  return (
    <>
      <ul className="keo-plain keo-files">
        {files.map(({ id, about }, place) => (
          <li key={id}>
            <OneFile file={shown[place]} placeholder={about?.name ?? placeholder} onLook={setLooksAt} />
            {renderAct?.(id)}
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

type OneFileProps = {
  file: ShownFile | undefined;
  placeholder: string;
  onLook: (fileId: string) => void;
};

function OneFile({ file, placeholder, onLook }: OneFileProps) {
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
      className="keo-files__picture"
      aria-label={t('viewer.show', { name: file.name })}
      onClick={() => onLook(file.id)}
    >
      <img src={file.url} alt="" loading="lazy" />
      <span className="keo-quiet">{file.name}</span>
    </button>
  );
}
