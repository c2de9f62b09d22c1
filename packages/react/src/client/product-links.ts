import { createContext, useCallback, useContext } from 'react';

/** How the product's paths become links: relative in the product, absolute in another site. */
export type ProductLinks = {
  hrefOf: (path: string) => string;
  /** Absent for the same window. */
  target?: '_blank';
};

export const ProductLinksContext = createContext<ProductLinks>({ hrefOf: (path) => path });

/** Attributes of a link to a path of the product. */
export type ProductLink = (path: string) => { href: string; target?: '_blank'; rel?: 'noopener' };

export function useProductLink(): ProductLink {
  const { hrefOf, target } = useContext(ProductLinksContext);
  return useCallback(
    (path) => ({ href: hrefOf(path), ...(target && { target, rel: 'noopener' }) }),
    [hrefOf, target],
  );
}
