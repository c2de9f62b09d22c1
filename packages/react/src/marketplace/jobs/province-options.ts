import { provinces } from '@keo/core/contract';

/** By the Vietnamese alphabet; `text` is what is typed to find it. */
export const provinceOptions = (): { value: string; label: string; text: string }[] =>
  Object.entries(provinces)
    .map(([value, label]) => ({ value, label, text: label.replace(/^TP\. /, '') }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'vi'));
