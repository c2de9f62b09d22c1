import { Navigate, useParams } from '@tanstack/react-router';

/** Canonical URL: `/jobs/{slug}` redirects to `/tasks/{slug}`. */
export function JobRedirectPage() {
  const { slug } = useParams({ strict: false });
  return <Navigate to="/tasks/$slug" params={{ slug: slug ?? '' }} replace />;
}
