/** Replaces XState's developer tools. */
export const devToolsAdapter = (): void => undefined;
