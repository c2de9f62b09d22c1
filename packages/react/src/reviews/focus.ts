/** A `ref` callback that takes the focus on mount. */
export const focus = (element: HTMLElement | null): void => element?.focus();
