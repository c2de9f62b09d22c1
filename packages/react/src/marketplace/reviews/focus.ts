/** Ref callback: focus on mount. */
export const focus = (element: HTMLElement | null): void => element?.focus();
