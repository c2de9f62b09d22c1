import { Navigate, useParams } from '@tanstack/react-router';

/** One canonical address for each job: `/jobs/{slug}` leads to `/tasks/{slug}`. */
export function JobRedirectPage() {
  const { slug } = useParams({ strict: false });
  return <Navigate to="/tasks/$slug" params={{ slug: slug ?? '' }} replace />;
}
