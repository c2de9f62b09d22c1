import { useId } from 'react';
import { type DataExport, dataExportEndpoints } from '@keo/core/contract';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useKeoMutation, useKeoQuery } from '../../client/use-keo-query.ts';
import { momentWords } from '../../i18n/moment-words.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { Button } from '../../ui/button.tsx';
import { buttonVariants } from '../../ui/button.variants.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAccountTexts } from './use-account-texts.ts';

const read = () => dataExportEndpoints.dataExport;
/** In ms. */
const pollInterval = 2000;
/** In ms; file URLs expire after five minutes. */
const renewUrlAfter = 4 * 60_000;
const megabyte = 1024 * 1024;

/** A ZIP file of the user's data: requested, made in the background, downloaded. */
export function DataCopy() {
  const t = useAccountTexts();
  const translate = useTranslate();
  const heading = useId();
  const { data, error, refetch } = useKeoQuery(read(), {}, { refetchOnMount: 'always' });
  const create = useKeoMutation(dataExportEndpoints.createDataExport, [read()]);
  const ask = () => create.mutate({});
  const copy = data?.export;
  return (
    <Card as="section" className="keo-stack" aria-labelledby={heading} aria-busy={!data && !error}>
      <h2 id={heading}>{t('copy.title')}</h2>
      <p className="keo-quiet">{t('copy.detail')}</p>
      {error && !data && (
        <ErrorCard title={error.message} retryLabel={translate('ui.retry')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton shape="block" height={40} />}
      {copy === null && (
        <div>
          <Button variant="soft" loading={create.isPending} onClick={ask}>
            {t('copy.ask')}
          </Button>
        </div>
      )}
      {copy?.state === 'MAKING' && <Making percent={copy.percent} />}
      {copy?.state === 'READY' && <Ready copy={copy} asking={create.isPending} onAsk={ask} />}
      {copy?.state === 'FAILED' && (
        <ErrorCard
          title={t('copy.failed')}
          message={t('copy.failed.detail')}
          retryLabel={t('copy.retry')}
          onRetry={ask}
          retrying={create.isPending}
        />
      )}
      {create.error && <FormFailure error={create.error} />}
    </Card>
  );
}

function Making({ percent }: Pick<DataExport, 'percent'>) {
  const t = useAccountTexts();
  useKeoQuery(read(), {}, { refetchInterval: pollInterval });
  return <Progress label={t('copy.making')} value={percent} text={t('copy.percent', { percent })} />;
}

function Ready({ copy, asking, onAsk }: { copy: DataExport; asking: boolean; onAsk: () => void }) {
  const t = useAccountTexts();
  useKeoQuery(read(), {}, { refetchInterval: renewUrlAfter });
  const size = Math.max(0.1, Math.round(((copy.size ?? 0) / megabyte) * 10) / 10);
  return (
    <>
      <p role="status">
        {t('copy.ready', { time: momentWords(copy.createdAt, t.locale) })}{' '}
        {copy.expiresAt !== null && t('copy.until', { time: momentWords(copy.expiresAt, t.locale) })}
      </p>
      <div className="keo-row__acts">
        {copy.url !== null && (
          <a className={buttonVariants({ variant: 'primary' })} href={copy.url} download>
            {t('copy.download', { size })}
          </a>
        )}
        <Button variant="ghost" loading={asking} onClick={onAsk}>
          {t('copy.again')}
        </Button>
      </div>
    </>
  );
}
