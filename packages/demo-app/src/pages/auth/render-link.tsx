import { Link } from '@tanstack/react-router';
import type { RenderLink } from '@keo/react';

/** Renders links of the account forms by the router. */
export const renderLink: RenderLink = ({ href, className, children }) => (
  <Link to={href} className={className}>
    {children}
  </Link>
);
