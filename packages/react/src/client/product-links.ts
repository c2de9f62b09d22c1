import { createContext, useCallback, useContext } from 'react';

/** Relative links in the product, absolute ones in another site. */
export type ProductLinks = {
  toHref: (path: string) => string;
  target?: '_blank';
};

export const ProductLinksContext = createContext<ProductLinks>({ toHref: (path) => path });

export type ProductLink = (path: string) => { href: string; target?: '_blank'; rel?: 'noopener' };

export function useProductLink(): ProductLink {
  const { toHref, target } = useContext(ProductLinksContext);
  return useCallback(
    (path) => ({ href: toHref(path), ...(target && { target, rel: 'noopener' }) }),
    [toHref, target],
  );
}
