import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { hasKeys } from '../../ui/has-keys.ts';
import {
  type Crop,
  type Size,
  fitCrop,
  getMiddle,
  moveCrop,
  getSide,
  zoomCrop,
  zoomMax,
} from './crop.rules.ts';
import { cropPicture } from './crop-picture.ts';
import { useCropGestures } from './use-crop-gestures.ts';
import { useProfileFormTexts } from './use-profile-form-texts.ts';

type Props = {
  /** Null closes. */
  picture: File | null;
  onClose: () => void;
  onCut: (photo: File) => void;
};

export function PhotoCrop({ picture, onClose, onCut }: Props) {
  const t = useProfileFormTexts();
  return (
    <Dialog
      open={picture !== null}
      onClose={onClose}
      title={t('photo.crop')}
      closeLabel={t('photo.cancel')}
      description={hasKeys() ? `${t('photo.crop.how')} ${t('photo.crop.keys')}` : t('photo.crop.how')}
    >
      {picture && (
        <Cutting
          key={`${picture.name} ${picture.lastModified}`}
          picture={picture}
          onClose={onClose}
          onCut={onCut}
        />
      )}
    </Dialog>
  );
}

function getPlace(size: Size, crop: Crop): CSSProperties {
  const side = getSide(size, crop);
  const part = (px: number) => `${(100 * px) / side}%`;
  return {
    width: part(size.width),
    height: part(size.height),
    left: part(side / 2 - crop.x),
    top: part(side / 2 - crop.y),
  };
}

function Cutting({ picture, onClose, onCut }: Props & { picture: File }) {
  const t = useProfileFormTexts();
  const image = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [crop, setCrop] = useState<Crop>({ x: 0, y: 0, zoom: 1 });
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    if (image.current) image.current.src = made;
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  const gestures = useCropGestures({
    onMove: (by) => size && setCrop((now) => moveCrop(size, now, by)),
    onZoom: (factor) => size && setCrop((now) => zoomCrop(size, now, factor)),
  });
  const take = async () => {
    const photo = image.current && (await cropPicture(image.current, crop));
    if (photo) onCut(photo);
    else setBroken(true);
  };

  return (
    <div className="keo-stack">
      {isBroken && <p role="alert">{t('photo.broken')}</p>}
      {/* No native element has these keys and gestures. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */}
      <div className="keo-crop" role="group" aria-label={t('photo.crop.area')} tabIndex={0} {...gestures}>
        <img
          ref={image}
          alt=""
          style={size ? getPlace(size, crop) : { visibility: 'hidden' }}
          onError={() => setBroken(true)}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            setSize({ width, height });
            setCrop(getMiddle({ width, height }));
          }}
        />
      </div>
      <label>
        <span className="keo-quiet">{t('photo.zoom')}</span>
        <input
          className="keo-crop__zoom"
          type="range"
          min={1}
          max={zoomMax}
          step={0.01}
          value={crop.zoom}
          disabled={!size}
          onChange={({ target }) => size && setCrop(fitCrop(size, { ...crop, zoom: Number(target.value) }))}
        />
      </label>
      <div className="keo-row__acts">
        <Button variant="ghost" onClick={onClose}>
          {t('photo.cancel')}
        </Button>
        <Button disabled={!size} onClick={() => void take()}>
          {t('photo.use')}
        </Button>
      </div>
    </div>
  );
}
