/** Replaces what a form's button does after a failed press: widgets have no forms. */
export const watchFaults = (_button: HTMLButtonElement): void => undefined;
