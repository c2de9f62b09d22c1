import { createContext, useContext } from 'react';

/** How paths of the product become links: as they are in the product itself, whole addresses in another site. */
export type ProductLinks = {
  hrefOf: (path: string) => string;
  /** Where a link opens; absent for the same window. */
  target?: '_blank';
};

export const ProductLinksContext = createContext<ProductLinks>({ hrefOf: (path) => path });

/** The attributes of a link to a path of the product. */
export function useProductLink() {
  const { hrefOf, target } = useContext(ProductLinksContext);
  return (path: string) => ({ href: hrefOf(path), target, rel: target && 'noopener' });
}
