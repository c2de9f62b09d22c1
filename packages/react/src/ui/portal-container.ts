import { createContext, useContext } from 'react';

/**
 * Container of floating parts. Inside a modal dialog that is the dialog: the page is inert, and a list rendered there
 * could be seen but not used.
 */
export const PortalContainer = createContext<HTMLElement | null>(null);

export const usePortalContainer = (): HTMLElement | undefined => useContext(PortalContainer) ?? undefined;
