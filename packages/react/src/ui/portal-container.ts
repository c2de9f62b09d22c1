import { createContext, useContext } from 'react';

/**
 * Where floating parts are put. Inside a modal dialog that is the dialog: the page below it is inert, and a
 * list drawn there could be seen but not used.
 */
export const PortalContainer = createContext<HTMLElement | null>(null);

export const usePortalContainer = (): HTMLElement | undefined => useContext(PortalContainer) ?? undefined;
