import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslate, useTexts } from '@keo/react';
import { findPagePath, toPath } from '../../routes/paths.ts';
import { usePageTitle } from '../routes/use-page-title.ts';
import { frameEn } from './frame.en.ts';
import { frameVi } from './frame.vi.ts';
import { SkipLink } from './skip-link.tsx';
import { LazyToasts } from './lazy-toasts.tsx';
import { useOwnTitle, useTitleCount, useTitleNote } from './title-note.ts';
import { UpdateOffer } from './update-offer.tsx';

export function RootFrame() {
  const t = useTexts(frameVi, frameEn);
  const translate = useTranslate();
  const getTitle = usePageTitle();
  const pathname = useRouterState({
    select: (state) => toPath((state.resolvedLocation ?? state.location).publicHref),
  });
  const page = findPagePath(pathname);
  const shownPath = useRef<string | null>(null);

  const note = useTitleNote();
  const own = useOwnTitle();
  const count = useTitleCount();
  useEffect(() => {
    const named = own || getTitle(page);
    const title = named === '' ? translate('app.name') : t('frame.title', { page: named });
    document.title = `${count}${note === '' ? '' : `${note} · `}${title}`;
  }, [count, note, own, page, t, getTitle, translate]);

  // Focus management as after a page load: screen readers announce the page, Tab starts at its top.
  useEffect(() => {
    const earlier = shownPath.current;
    shownPath.current = pathname;
    if (earlier === null || earlier === pathname) return;
    // A part of the page that was asked for takes the focus itself.
    if (location.hash !== '') return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <SkipLink />
      <Outlet />
      <UpdateOffer />
      <LazyToasts />
    </>
  );
}
