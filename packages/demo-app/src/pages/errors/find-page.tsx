import { useState } from 'react';
import { Field, useTexts } from '@keo/react';
import { SearchIcon } from '@keo/react/marketplace';
import { type Path, pagePaths } from '../../../routes/paths.ts';
import { PageLink } from '../../routes/page-link.tsx';
import { usePageTitle } from '../../routes/use-page-title.ts';
import { findPageEn } from './find-page.en.ts';
import { findPageVi } from './find-page.vi.ts';

const usual: readonly Path[] = ['/', '/tasks', '/contact'];
const open = pagePaths.filter(({ path }) => !path.includes('{') && path !== '/sandbox');

/** Ignores accents and case: `vi` finds `Ví`. */
const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').toLowerCase();

export function FindPage() {
  const t = useTexts(findPageVi, findPageEn);
  const getTitle = usePageTitle();
  const [wanted, setWanted] = useState('');
  const words = plain(wanted).trim();
  const found =
    words === ''
      ? open.filter(({ path }) => usual.includes(path))
      : open
          .filter((page) => plain(`${page.title.vi} ${page.title.en} ${page.path}`).includes(words))
          .slice(0, 6);
  return (
    <search className="site-status__find">
      <Field
        type="search"
        label={t('find.label')}
        placeholder={t('find.placeholder')}
        start={<SearchIcon size={18} />}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {found.length === 0 ? (
        <p role="status">{t('find.none')}</p>
      ) : (
        <nav aria-label={t('find.links')}>
          <ul>
            {found.map((page) => (
              <li key={page.path}>
                <PageLink to={page.path}>{getTitle(page)}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </search>
  );
}
