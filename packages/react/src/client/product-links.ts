import { createContext, useCallback, useContext } from 'react';

/** Relative links in the product, absolute ones in another site. */
export type ProductLinks = {
  hrefOf: (path: string) => string;
  target?: '_blank';
};

export const ProductLinksContext = createContext<ProductLinks>({ hrefOf: (path) => path });

export type ProductLink = (path: string) => { href: string; target?: '_blank'; rel?: 'noopener' };

export function useProductLink(): ProductLink {
  const { hrefOf, target } = useContext(ProductLinksContext);
  return useCallback(
    (path) => ({ href: hrefOf(path), ...(target && { target, rel: 'noopener' }) }),
    [hrefOf, target],
  );
}
