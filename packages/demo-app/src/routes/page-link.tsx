import { Link } from '@tanstack/react-router';
import type { ComponentPropsWithoutRef } from 'react';
import { fillPath } from '@keo/core';
import type { Path } from './paths.ts';

export type PageLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target'> & {
  /** A path of the table, `{name}` and all. */
  to: Path;
  params?: Readonly<Record<string, string>>;
  search?: Readonly<Record<string, string>>;
  /** Marks the link as the current page only where the whole path is the same. */
  exact?: boolean;
};

/**
 * A link to one of the product's own pages: the address is checked against the table by its type. One that lacks a
 * parameter of its path raises an error that names it.
 */
export function PageLink({ to, params = {}, search = {}, exact = false, ...rest }: PageLinkProps) {
  return (
    <Link
      {...rest}
      to={fillPath(to, { ...params })}
      search={search}
      activeOptions={{ exact, includeSearch: false }}
      // The router's class for the current page would take a plain link out of the sheet's colours.
      activeProps={{}}
    />
  );
}

/** `/user/{id}` as the router writes it, `/user/$id`. */
export const routerPath = (path: string) => path.replace(/\{(\w+)\}/g, '$$$1');

/** The same path as a plain address, for parts that take an `href`. */
export const hrefOf = (to: Path, search: Readonly<Record<string, string>> = {}) => {
  const query = new URLSearchParams(search).toString();
  const path = fillPath(to, {});
  return query === '' ? path : `${path}?${query}`;
};
