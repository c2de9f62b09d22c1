import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { GenericSchema } from 'valibot';
import { loadPageFile } from './build/load-page-file.ts';
import { RootFrame } from './layout/root-frame.tsx';
import { LoadingPage } from './layout/loading-page.tsx';
import { ErrorPage } from './pages/errors/error.page.tsx';
import { authRedirect, getCallbackUrl } from './routes/guards.ts';
import { routerPath } from './routes/page-link.tsx';
import { parseQuery, stringifyQuery } from './routes/query-string.ts';
import { type Layout, type Path, pagePaths, toPath, readPath } from '../routes/paths.ts';
import { searchSchemas } from './routes/search.schema.ts';
import { handleAuthentication } from './session/handle-authentication.ts';
import { keo } from './session/keo.ts';
import { hasTokenCookie } from './session/token-cookie.ts';

const lazyPage: typeof lazyRouteComponent = (file, name) =>
  lazyRouteComponent(() => loadPageFile(file), name);

const root = createRootRoute({
  component: RootFrame,
  notFoundComponent: lazyPage(() => import('./pages/errors/not-found.page.tsx'), 'NotFoundPage'),
  beforeLoad({ location: { publicHref, searchStr: search }, preload }) {
    // Prefetch on hover, not a navigation.
    if (preload) return;
    const pathname = toPath(publicHref);
    const { page, canonical } = readPath(pathname);
    if (canonical !== pathname)
      throw redirect({ href: `${canonical}${publicHref.slice(pathname.length)}`, replace: true });
    const location = { pathname, search };
    handleAuthentication(location);
    const to = authRedirect(location, { hasToken: hasTokenCookie() });
    const refused = to && page?.layout === 'dashboard' ? publicHref : undefined;
    const callbackUrl = getCallbackUrl(location) ?? refused;
    if (callbackUrl !== undefined) keo.callbackUrl.keep(callbackUrl);
    if (to) throw redirect({ to, replace: true });
    if (!page) throw notFound();
  },
});

// Code splitting by frame: sign-in pages load no bell and no menu.
const frames: Record<Layout, ReturnType<typeof lazyRouteComponent>> = {
  default: lazyPage(() => import('./layout/default-layout.tsx'), 'DefaultLayout'),
  auth: lazyPage(() => import('./layout/auth-layout.tsx'), 'AuthLayout'),
  dashboard: lazyPage(() => import('./layout/dashboard-layout.tsx'), 'DashboardLayout'),
};
const createLayout = (id: Layout): AnyRoute =>
  createRoute({ getParentRoute: () => root, id, component: frames[id] });
const layouts: Record<Layout, AnyRoute> = {
  default: createLayout('default'),
  auth: createLayout('auth'),
  dashboard: createLayout('dashboard'),
};

const files = import.meta.glob<Record<string, ComponentType>>(['./pages/**/*.page.tsx', '!./pages/errors/*']);
async function loadPage(page: string) {
  const [component] = Object.values((await files[`./pages/${page}.page.tsx`]?.()) ?? {});
  if (!component) throw new Error(`pages/${page}.page.tsx exports no page`);
  return { default: component };
}

const searches: Partial<Record<Path, GenericSchema>> = searchSchemas;
const pages = pagePaths.map(({ path, layout, page }) => ({
  layout,
  route: createRoute({
    getParentRoute: () => layouts[layout],
    path: routerPath(path),
    component: lazyPage(() => loadPage(page), 'default'),
    ...(searches[path] && { validateSearch: searches[path] }),
  }),
}));

const tree = root.addChildren(
  Object.entries(layouts).map(([name, layout]) =>
    layout.addChildren(pages.filter((page) => page.layout === name).map((page) => page.route)),
  ),
);

export const router = createRouter({
  routeTree: tree,
  parseSearch: parseQuery,
  stringifySearch: stringifyQuery,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultPendingComponent: LoadingPage,
  defaultErrorComponent: ErrorPage,
});
