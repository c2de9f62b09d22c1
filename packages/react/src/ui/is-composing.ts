import type { ChangeEvent } from 'react';

/** IME composition (Telex, VNI, phone keyboards): until it ends, changing the value or the focus garbles the word. */
export const isComposing = ({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true;
