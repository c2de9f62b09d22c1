import { Link } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { fillPath } from '@keo/core';
import type { Path } from '../../routes/paths.ts';

export type PageLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> & {
  to: Path;
  params?: Readonly<Record<string, string>>;
  search?: Readonly<Record<string, string>>;
  exact?: boolean;
};

/** A typed link to a page. Throws if a parameter is missing. */
export function PageLink({ to, params = {}, search = {}, exact = false, ...rest }: PageLinkProps) {
  return (
    <Link
      {...rest}
      to={fillPath(to, { ...params })}
      search={search}
      activeOptions={{ exact, includeSearch: false }}
      // The router's active class would override the link colours.
      activeProps={{}}
    />
  );
}

/** `/user/{id}` in the router's syntax, `/user/$id`. */
export const routerPath = (path: string) => path.replace(/\{(\w+)\}/g, '$$$1');

/** The same path as a plain URL, for components that take an `href`. */
export const toHref = (to: Path, search: Readonly<Record<string, string>> = {}) => {
  const query = new URLSearchParams(search).toString();
  const path = fillPath(to, {});
  return query === '' ? path : `${path}?${query}`;
};
