import { provinces } from '@keo/core/contract';

/** By the Vietnamese alphabet. */
export const provinceOptions = (): { value: string; label: string }[] =>
  Object.entries(provinces)
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'vi'));
