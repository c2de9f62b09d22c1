import type { ProofView } from '@keo/core/contract';

export type Place = NonNullable<ProofView['evidence'][number]['geo']>;

/** Coordinates that open on a map, with the metres that the device may be off. */
export function PlaceLink({ place: { lat, lng, accuracyM } }: { place: Place }) {
  const at = `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
  return (
    <a href={`https://www.google.com/maps?q=${lat},${lng}`} target="_blank" rel="noreferrer nofollow">
      {at}
      {accuracyM !== undefined && ` (±${Math.round(accuracyM)}\u00A0m)`}
    </a>
  );
}
