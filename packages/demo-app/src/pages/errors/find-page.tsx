import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '@keo/react';
import { type Path, pagePaths } from '../../../routes/paths.ts';
import { PageLink } from '../../routes/page-link.tsx';
import { usePageTitle } from '../../routes/use-page-title.ts';
import { JobSearchForm } from '../jobs/job-search-form.tsx';
import { errorsEn } from './errors.en.ts';
import { errorsVi } from './errors.vi.ts';
import { findPageEn } from './find-page.en.ts';
import { findPageVi } from './find-page.vi.ts';
import { wordsInPath } from './words-in-path.ts';

const usual: readonly Path[] = ['/', '/tasks', '/contact'];
const open = pagePaths.filter(({ path }) => !path.includes('{') && path !== '/sandbox');

/** Ignores accents and case: `vi` finds `Ví`. */
const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').toLowerCase();

/** Searches jobs by the words of the address, and offers the pages that go by them. */
export function FindPage() {
  const t = useTexts(findPageVi, findPageEn);
  const errors = useTexts(errorsVi, errorsEn);
  const getTitle = usePageTitle();
  const { pathname } = useLocation();
  const [words, setWords] = useState(() => wordsInPath(pathname));
  const wanted = plain(words).trim();
  const named = open.filter(
    (page) => wanted !== '' && plain(`${page.title.vi} ${page.title.en} ${page.path}`).includes(wanted),
  );
  const found = named.length === 0 ? open.filter(({ path }) => usual.includes(path)) : named.slice(0, 6);
  return (
    <div className="site-status__find">
      <JobSearchForm words={words} onWords={setWords} />
      <nav aria-label={t('find.links')}>
        <ul className="keo-link-chips keo-plain">
          {found.map((page) => (
            <li key={page.path}>
              <PageLink to={page.path}>{page.path === '/' ? errors('error.home') : getTitle(page)}</PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
