import type { DealView, Side } from '@keo/core/contract';

type Spoken = Pick<NonNullable<DealView['dispute']>, 'openedBy' | 'offers'>;

/** Of a dispute: the other side has to answer. */
export const lastSpeaker = ({ openedBy, offers }: Spoken): Side => offers.at(-1)?.by ?? openedBy;
