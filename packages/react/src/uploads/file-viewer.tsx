import { type KeyboardEvent, useState } from 'react';
import { ArrowLeftIcon, ArrowRightIcon, ArrowUpRightIcon, CloseIcon } from '../ui/icons/control-icons.tsx';
import { RotateIcon, ZoomInIcon, ZoomOutIcon } from '../ui/icons/file-icons.tsx';
import { FileIcon } from '../ui/icons/subject-icons.tsx';
import { Button } from '../ui/button.tsx';
import { buttonVariants } from '../ui/button.variants.ts';
import { useModal } from '../ui/use-modal.ts';
import { useUploadTexts } from './use-upload-texts.ts';

export type ShownFile = { id: string; name: string; mime: string; url: string };

export const isPicture = ({ mime }: Pick<ShownFile, 'mime'>): boolean => mime.startsWith('image/');

export type FileViewerProps = {
  files: readonly ShownFile[];
  /** Null for none. */
  at: number | null;
  onAt: (at: number | null) => void;
};

const zoomMax = 4;

const focus = (room: HTMLElement | null) => room?.focus();

export function FileViewer({ files, at, onAt }: FileViewerProps) {
  const t = useUploadTexts();
  const close = () => onAt(null);
  const { ref, handlers } = useModal(at !== null, close, true);
  const file = at === null ? undefined : files[at];
  const step = (by: number) => {
    if (at !== null && files[at + by]) onAt(at + by);
  };
  return (
    <dialog ref={ref} className="keo-viewer" tabIndex={-1} aria-label={t('viewer.title')} {...handlers}>
      {file && at !== null && (
        <Viewed
          file={file}
          place={files.length > 1 ? t('viewer.place', { at: at + 1, of: files.length }) : ''}
          onBack={at > 0 ? () => step(-1) : undefined}
          onNext={at < files.length - 1 ? () => step(1) : undefined}
          onClose={close}
        />
      )}
    </dialog>
  );
}

type ViewedProps = {
  file: ShownFile;
  place: string;
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
};

/** Zoom from 1 to 4, and quarter turns; both begin anew with another file. */
function useView(fileId: string) {
  const first = { fileId, zoom: 1, quarters: 0 };
  const [kept, setView] = useState(first);
  const view = kept.fileId === fileId ? kept : first;
  const zoomTo = (zoom: number) => setView({ ...view, zoom: Math.min(zoomMax, Math.max(1, zoom)) });
  return {
    ...view,
    enlarge: () => zoomTo(view.zoom + 0.5),
    reduce: () => zoomTo(view.zoom - 0.5),
    toggle: () => zoomTo(view.zoom === 1 ? 2 : 1),
    turn: () => setView({ ...view, quarters: (view.quarters + 1) % 4 }),
  };
}
type View = ReturnType<typeof useView>;

function Viewed({ file, place, onBack, onNext, onClose }: ViewedProps) {
  const t = useUploadTexts();
  const view = useView(file.id);
  const keys: Record<string, (() => void) | undefined> = {
    ArrowLeft: onBack,
    ArrowRight: onNext,
    '+': view.enlarge,
    '=': view.enlarge,
    '-': view.reduce,
    r: view.turn,
  };
  const press = (event: KeyboardEvent) => {
    const does = keys[event.key];
    if (!does || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // The surrounding list has its own shortcuts.
    event.stopPropagation();
    does();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- buttons do the same
    <div className="keo-viewer__room" ref={focus} tabIndex={-1} data-autofocus onKeyDown={press}>
      <header className="keo-viewer__bar">
        <p className="keo-viewer__name" role="status">
          {[place, file.name].filter(Boolean).join(' · ')}
        </p>
        {isPicture(file) && <PictureTools view={view} />}
        <a
          className={buttonVariants({ variant: 'plain', iconOnly: true })}
          href={file.url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('viewer.open')}
          title={t('viewer.open')}
        >
          <ArrowUpRightIcon />
        </a>
        <ToolButton label={t('viewer.close')} onClick={onClose} icon={<CloseIcon />} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="keo-viewer__stage" tabIndex={view.zoom > 1 ? 0 : -1}>
        {isPicture(file) ? <Picture file={file} view={view} /> : <FileIcon size={64} />}
      </div>
      {(onBack ?? onNext) && <Steps onBack={onBack} onNext={onNext} />}
    </div>
  );
}

function PictureTools({ view: { zoom, enlarge, reduce, turn } }: { view: View }) {
  const t = useUploadTexts();
  return (
    <>
      <ToolButton label={t('viewer.zoomOut')} disabled={zoom === 1} onClick={reduce} icon={<ZoomOutIcon />} />
      <ToolButton
        label={t('viewer.zoomIn')}
        disabled={zoom === zoomMax}
        onClick={enlarge}
        icon={<ZoomInIcon />}
      />
      <ToolButton label={t('viewer.turn')} onClick={turn} icon={<RotateIcon />} />
    </>
  );
}

function Picture({ file, view: { zoom, quarters, toggle } }: { file: ShownFile; view: View }) {
  const t = useUploadTexts();
  // Container query units; a rotated picture uses the other dimension.
  const [across, down] = [`${zoom * 100}cqw`, `${zoom * 100}cqh`];
  const isTurned = quarters % 2 === 1;
  return (
    <div className="keo-viewer__sheet" style={{ width: across, height: down }} onDoubleClick={toggle}>
      <img
        src={file.url}
        alt={t('viewer.picture', { name: file.name })}
        style={{
          width: isTurned ? down : across,
          height: isTurned ? across : down,
          rotate: `${quarters * 90}deg`,
        }}
      />
    </div>
  );
}

function Steps({ onBack, onNext }: Pick<ViewedProps, 'onBack' | 'onNext'>) {
  const t = useUploadTexts();
  return (
    <>
      <ToolButton
        label={t('viewer.back')}
        side="back"
        disabled={!onBack}
        onClick={onBack}
        icon={<ArrowLeftIcon />}
      />
      <ToolButton
        label={t('viewer.next')}
        side="next"
        disabled={!onNext}
        onClick={onNext}
        icon={<ArrowRightIcon />}
      />
    </>
  );
}

type ToolProps = {
  label: string;
  icon: React.ReactNode;
  onClick: (() => void) | undefined;
  disabled?: boolean;
  side?: 'back' | 'next';
};

/** Keeps its focus while disabled. */
function ToolButton({ label, icon, onClick, disabled = false, side }: ToolProps) {
  return (
    <Button
      variant="plain"
      iconOnly
      className={side && `keo-viewer__${side}`}
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onClick?.();
      }}
    >
      {icon}
    </Button>
  );
}
