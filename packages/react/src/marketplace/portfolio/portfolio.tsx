import { useState } from 'react';
import { type PortfolioItem, portfolioEndpoints } from '@keo/core/contract';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { FileViewer } from '../../uploads/file-viewer.tsx';
import { usePortfolioTexts } from './use-portfolio-texts.ts';

export type PortfolioProps = {
  userId: string;
};

export function Portfolio({ userId }: PortfolioProps) {
  const t = usePortfolioTexts();
  const translate = useTranslate();
  const { data, error, refetch } = useKeoQuery(portfolioEndpoints.portfolioList, { userId });
  if (error)
    return (
      <ErrorCard title={error.message} retryLabel={translate('ui.retry')} onRetry={() => void refetch()} />
    );
  if (!data || data.list.length === 0) return null;
  return (
    <section className="keo-stack">
      <h2 className="keo-profile__title">{t('portfolio.title')}</h2>
      <ul className="keo-jobs keo-plain">
        {data.list.map((item) => (
          <li key={item.proofId}>
            <Piece item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Piece({ item }: { item: PortfolioItem }) {
  const t = usePortfolioTexts();
  const [at, setAt] = useState<number | null>(null);
  const { title, jobTitle, author, text, pictures } = item;
  const [first] = pictures;
  const files = pictures.map(({ fileId, mime, url }) => ({ id: fileId, name: title, mime, url }));
  return (
    <Card as="article" className="keo-portfolio">
      {first && (
        <button
          type="button"
          className="keo-portfolio__picture"
          aria-label={t('portfolio.look', { title })}
          onClick={() => setAt(0)}
        >
          <img src={first.url} alt="" loading="lazy" />
        </button>
      )}
      <h3>{title}</h3>
      {jobTitle !== null && <p className="keo-quiet">{jobTitle}</p>}
      {text !== null && <p className="keo-portfolio__text">{text}</p>}
      <p className="keo-quiet">{t('portfolio.for', { name: author.displayName })}</p>
      <FileViewer files={files} at={at} onAt={setAt} />
    </Card>
  );
}
