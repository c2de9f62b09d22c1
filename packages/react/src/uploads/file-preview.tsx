import { useCallback, useRef, useState } from 'react';
import { FileIcon, ImageIcon } from '../ui/icons/subject-icons.tsx';

/** The object URL is revoked on unmount. */
function useObjectUrl(file: File): (element: HTMLImageElement | null) => void {
  const url = useRef<string>(undefined);
  return useCallback(
    (element) => {
      if (url.current !== undefined) URL.revokeObjectURL(url.current);
      url.current = element ? URL.createObjectURL(file) : undefined;
      if (element && url.current !== undefined) element.src = url.current;
    },
    [file],
  );
}

/** Hidden from screen readers: the name is beside it. */
export function FilePreview({ file }: { file: File }) {
  const picture = useObjectUrl(file);
  const [isUnreadable, setUnreadable] = useState(false);
  const isPicture = file.type.startsWith('image/');
  return (
    <span className="keo-uploader__preview">
      {isPicture && !isUnreadable ? (
        <img ref={picture} alt="" onError={() => setUnreadable(true)} />
      ) : isPicture ? (
        <ImageIcon />
      ) : (
        <FileIcon />
      )}
    </span>
  );
}
