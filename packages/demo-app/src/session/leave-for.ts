import { serverAnswers } from '../build/server-answers.ts';
import { router } from '../router.tsx';

/**
 * A full page load, which clears the account from memory. While nothing answers, the browser would show a page of its
 * own instead: then the way is within this page, and it is loaded when the connection is back.
 */
export async function leaveFor(href: string): Promise<void> {
  if (navigator.onLine && (await serverAnswers())) return location.assign(href);
  const { pathname } = new URL(href, location.origin);
  const loadIfStillThere = () => {
    if (location.pathname === pathname) location.reload();
  };
  addEventListener('online', loadIfStillThere, { once: true });
  await router.navigate({ href });
}
