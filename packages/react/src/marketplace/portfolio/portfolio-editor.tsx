import type { ReactNode } from 'react';
import { type PortfolioPiece, portfolioEndpoints } from '@keo/core/contract';
import { useKeoMutation, useKeoQuery } from '../../client/use-keo-query.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePortfolioTexts } from './use-portfolio-texts.ts';

const stale = () => [portfolioEndpoints.myPortfolioList, portfolioEndpoints.portfolioList];

export function PortfolioEditor() {
  const t = usePortfolioTexts();
  const translate = useTranslate();
  const { data, error, refetch } = useKeoQuery(portfolioEndpoints.myPortfolioList, {});
  if (error)
    return (
      <ErrorCard title={error.message} retryLabel={translate('ui.retry')} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton shape="block" height={160} />;
  return (
    <>
      {data.requests.length > 0 && (
        <Card as="section" className="keo-stack">
          <h2 className="keo-profile__title">{t('portfolio.asked')}</h2>
          <p className="keo-quiet">{t('portfolio.asked.detail')}</p>
          <ul className="keo-plain keo-stack">
            {data.requests.map((piece) => (
              <Row key={piece.proofId} piece={piece} about={piece.worker.displayName}>
                <Answers piece={piece} />
              </Row>
            ))}
          </ul>
        </Card>
      )}
      <Card as="section" className="keo-stack">
        <h2 className="keo-profile__title">{t('portfolio.own')}</h2>
        <p className="keo-quiet">{t('portfolio.own.detail')}</p>
        {data.own.length === 0 && <p>{t('portfolio.own.none')}</p>}
        <ul className="keo-plain keo-stack">
          {data.own.map((piece) => (
            <Row
              key={piece.proofId}
              piece={piece}
              about={t('portfolio.for', { name: piece.author.displayName })}
            >
              <Actions piece={piece} />
            </Row>
          ))}
        </ul>
      </Card>
    </>
  );
}

function Row({ piece, about, children }: { piece: PortfolioPiece; about: string; children: ReactNode }) {
  return (
    <li className="keo-portfolio__row">
      <span>
        <strong>{piece.title}</strong>
        <span className="keo-quiet">
          {piece.jobTitle} · {about}
        </span>
      </span>
      {children}
    </li>
  );
}

function Actions({ piece }: { piece: PortfolioPiece }) {
  const t = usePortfolioTexts();
  const ask = useKeoMutation(portfolioEndpoints.askPortfolio, stale());
  const remove = useKeoMutation(portfolioEndpoints.removePortfolio, stale());
  const { proofId, title, state, canAsk } = piece;
  if (state === 'NONE' && !canAsk) return <span className="keo-quiet">{t('portfolio.late')}</span>;
  if (state === 'NONE') {
    const act = t('portfolio.ask');
    return (
      <Button
        size="small"
        variant="soft"
        aria-label={t('portfolio.of', { act, title })}
        loading={ask.isPending}
        onClick={() => ask.mutate({ proofId })}
      >
        {act}
      </Button>
    );
  }
  const act = t(state === 'PUBLIC' ? 'portfolio.remove' : 'portfolio.takeBack');
  return (
    <span className="keo-row__acts">
      <span className="keo-quiet">{t(`portfolio.state.${state}`)}</span>
      {state !== 'DECLINED' && (
        <Button
          size="small"
          variant="ghost"
          aria-label={t('portfolio.of', { act, title })}
          loading={remove.isPending}
          onClick={() => remove.mutate({ proofId })}
        >
          {act}
        </Button>
      )}
    </span>
  );
}

function Answers({ piece: { proofId, title, state } }: { piece: PortfolioPiece }) {
  const t = usePortfolioTexts();
  const answer = useKeoMutation(portfolioEndpoints.answerPortfolio, stale());
  const say = (agree: boolean) => answer.mutate({ proofId, agree });
  const acts =
    state === 'PUBLIC'
      ? ([['portfolio.stop', false]] as const)
      : ([
          ['portfolio.decline', false],
          ['portfolio.agree', true],
        ] as const);
  return (
    <span className="keo-row__acts">
      {acts.map(([key, agree]) => (
        <Button
          key={key}
          size="small"
          variant={agree ? 'soft' : 'ghost'}
          aria-label={t('portfolio.of', { act: t(key), title })}
          loading={answer.isPending && answer.variables?.agree === agree}
          onClick={() => say(agree)}
        >
          {t(key)}
        </Button>
      ))}
    </span>
  );
}
