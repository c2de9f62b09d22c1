import { Button, useLocale } from '@keo/react';
import { type Path, findPagePath } from '../../../routes/paths.ts';
import { usePageTitle } from '../../routes/use-page-title.ts';
import type { LegalDocument } from './legal-document.ts';
import './legal-page.css';

type Props = { path: Path; vi: LegalDocument; en: LegalDocument };

export function LegalPage({ path, vi, en }: Props) {
  const getTitle = usePageTitle();
  const document = useLocale() === 'vi' ? vi : en;
  return (
    <div className="site-legal">
      <header className="site-stack">
        <h1>{getTitle(findPagePath(path))}</h1>
        <p className="site-lead">{document.lead}</p>
        <div className="site-row">
          <span className="site-quiet">{document.updated}</span>
          <Button variant="link" onClick={() => print()}>
            {document.print}
          </Button>
        </div>
      </header>
      <nav className="site-legal__contents" aria-label={document.contents}>
        <h2>{document.contents}</h2>
        <ol>
          {document.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="site-legal__sections">
        {document.sections.map(({ id, title, clauses, plain }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>
              {index + 1}. {title}
            </h2>
            <div className="site-legal__clause">
              <ol>
                {clauses.map((clause) => (
                  <li key={clause}>{clause}</li>
                ))}
              </ol>
              <aside>
                <b>{document.plainWords}</b>
                <p>{plain}</p>
              </aside>
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
