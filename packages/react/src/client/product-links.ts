import { createContext, useCallback, useContext } from 'react';

/** How paths of the product become links: as they are in the product itself, whole addresses in another site. */
export type ProductLinks = {
  hrefOf: (path: string) => string;
  /** Where a link opens; absent for the same window. */
  target?: '_blank';
};

export const ProductLinksContext = createContext<ProductLinks>({ hrefOf: (path) => path });

/** The attributes of a link to a path of the product. */
export type ProductLink = (path: string) => { href: string; target?: '_blank'; rel?: 'noopener' };

export function useProductLink(): ProductLink {
  const { hrefOf, target } = useContext(ProductLinksContext);
  return useCallback(
    (path) => ({ href: hrefOf(path), ...(target && { target, rel: 'noopener' }) }),
    [hrefOf, target],
  );
}
