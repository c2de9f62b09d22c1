/** What the script tag has in place of XState's hook for developer tools: its actors never ask for them. */
export const devToolsAdapter = (): void => undefined;
