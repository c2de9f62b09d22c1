import type { Path } from '../routes/paths.ts';
import { hrefOf } from '../routes/page-link.tsx';

type Target = { to: Path; search?: Readonly<Record<string, string>> };

/**
 * The target of a link into the dashboard: for a visitor /signin with the way back, because the guard would redirect
 * them from the dashboard to the home page.
 */
export function gateway(isSignedIn: boolean, to: Path, search?: Readonly<Record<string, string>>): Target {
  if (isSignedIn) return search ? { to, search } : { to };
  return { to: '/signin', search: { callbackUrl: hrefOf(to, search) } };
}
