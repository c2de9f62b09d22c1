import { createContext, useContext } from 'react';

/** Container of portals. Inside a modal it is the dialog, because the page is inert. */
export const PortalContainer = createContext<HTMLElement | null>(null);

export const usePortalContainer = (): HTMLElement | undefined => useContext(PortalContainer) ?? undefined;
