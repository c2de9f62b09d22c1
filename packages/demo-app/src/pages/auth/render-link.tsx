import { Link } from '@tanstack/react-router';
import type { RenderLink } from '@keo/react';

export const renderLink: RenderLink = ({ href, className, children }) => (
  <Link to={href} className={className}>
    {children}
  </Link>
);
