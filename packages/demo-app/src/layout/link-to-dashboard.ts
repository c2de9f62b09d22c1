import type { Path } from '../../routes/paths.ts';
import { toHref } from '../routes/page-link.tsx';

type Target = { to: Path; search?: Readonly<Record<string, string>> };

/**
 * Link target into the dashboard. Visitors go to /signin with a `callbackUrl`, because the guard would redirect them to
 * the home page.
 */
export function dashboardLink(
  isSignedIn: boolean,
  to: Path,
  search?: Readonly<Record<string, string>>,
): Target {
  if (isSignedIn) return search ? { to, search } : { to };
  return { to: '/signin', search: { callbackUrl: toHref(to, search) } };
}
