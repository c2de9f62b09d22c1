import { Link } from '@tanstack/react-router';
import type { RenderLink } from '@keo/react';

/** The links of the account forms, followed inside the page. */
export const renderLink: RenderLink = ({ href, className, children }) => (
  <Link to={href} className={className}>
    {children}
  </Link>
);
