import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { useDealTexts } from '../deals/use-deal-texts.ts';
import { type Place, PlaceLink } from './place-link.tsx';

type Props = { place: Place | null; onChange: (place: Place | null) => void };

/** Where the worker is now, by their device and only when they press. */
export function PlaceField({ place, onChange }: Props) {
  const t = useDealTexts();
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const ask = () => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        onChange({ lat: coords.latitude, lng: coords.longitude, accuracyM: Math.round(coords.accuracy) });
        setState('idle');
      },
      () => setState('failed'),
      // In ms: without a limit a device that finds nothing keeps the button waiting for good.
      { enableHighAccuracy: true, timeout: 20_000 },
    );
  };
  return (
    <FieldFrame as="group" label={t('proof.place')} error={state === 'failed' && t('proof.place.failed')}>
      {() => (
        <div className="keo-conditions__head">
          {place && <PlaceLink place={place} />}
          {place ? (
            <Button size="small" variant="ghost" onClick={() => onChange(null)}>
              {t('proof.place.remove')}
            </Button>
          ) : (
            <Button variant="ghost" loading={state === 'asking'} onClick={ask}>
              {t('proof.place.add')}
            </Button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
