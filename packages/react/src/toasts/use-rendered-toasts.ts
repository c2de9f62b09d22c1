import { useCallback, useState } from 'react';
import type { Toast } from '@keo/core';

const merge = (drawn: readonly Toast[], toasts: readonly Toast[]): readonly Toast[] => [
  ...drawn.map((old) => toasts.find(({ id }) => id === old.id) ?? old),
  ...toasts.filter(({ id }) => !drawn.some((old) => old.id === id)),
];

/** Current toasts, and closing ones until `forget`. */
export function useRenderedToasts(toasts: readonly Toast[]) {
  const [seen, setSeen] = useState(toasts);
  const [drawn, setDrawn] = useState(toasts);
  if (seen !== toasts) {
    setSeen(toasts);
    setDrawn(merge(drawn, toasts));
  }
  const forget = useCallback((id: string) => setDrawn((all) => all.filter((toast) => toast.id !== id)), []);
  return { drawn, forget };
}
