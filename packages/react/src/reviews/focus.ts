/** As a `ref`: takes the focus where it is drawn. */
export const focus = (element: HTMLElement | null): void => element?.focus();
