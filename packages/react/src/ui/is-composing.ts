import type { ChangeEvent } from 'react';

/**
 * Whether the change belongs to an IME composition (Telex, VNI, a phone's keyboard). Until it ends, changing the value or
 * moving the focus doubles or cuts the word.
 */
export const isComposing = ({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true;
