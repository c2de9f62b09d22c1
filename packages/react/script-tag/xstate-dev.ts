/** Replaces XState's hook for developer tools in the script tag. */
export const devToolsAdapter = (): void => undefined;
