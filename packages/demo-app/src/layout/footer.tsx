import { LanguageSwitch, ThemeSwitch, useTexts } from '@keo/react';
import { type Path, findPagePath } from '../../routes/paths.ts';
import { PageLink } from '../routes/page-link.tsx';
import { usePageTitle } from '../routes/use-page-title.ts';
import { isSandbox } from '../sandbox/is-sandbox.ts';
import { shellEn } from './shell.en.ts';
import { shellVi } from './shell.vi.ts';
import { Logo } from './logo.tsx';

const columns: { title: keyof typeof shellVi; places: Path[] }[] = [
  { title: 'shell.footer.product', places: ['/tasks', '/jobs', '/dashboard'] },
  { title: 'shell.footer.company', places: ['/about', '/contact'] },
  { title: 'shell.footer.rules', places: ['/terms', '/privacy'] },
];

export function Footer() {
  const t = useTexts(shellVi, shellEn);
  const getTitle = usePageTitle();
  return (
    <footer className="site-footer">
      <div className="site-footer__in">
        <div className="site-stack">
          <Logo />
          <p className="site-quiet">{t('shell.footer.line')}</p>
          <div className="site-row" role="group" aria-label={t('shell.preferences')}>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
        {columns.map(({ title, places }) => (
          <section key={title}>
            <h2>{t(title)}</h2>
            <ul>
              {places.map((to) => (
                <li key={to}>
                  <PageLink to={to}>{getTitle(findPagePath(to))}</PageLink>
                </li>
              ))}
              {isSandbox() && title === 'shell.footer.company' && (
                <li>
                  <PageLink to="/sandbox">{getTitle(findPagePath('/sandbox'))}</PageLink>
                </li>
              )}
            </ul>
          </section>
        ))}
        {isSandbox() && <p className="site-quiet site-footer__note">{t('shell.footer.sandbox')}</p>}
      </div>
    </footer>
  );
}
