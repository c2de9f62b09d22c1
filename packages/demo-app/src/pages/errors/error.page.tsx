import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Button, buttonVariants, useTexts } from '@keo/react';
import { PageLink } from '../../routes/page-link.tsx';
import { errorsEn } from '../../texts/errors.en.ts';
import { errorsVi } from '../../texts/errors.vi.ts';
import { StatusPage } from './status-page.tsx';

/** A page that failed while it was loaded or drawn. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const t = useTexts(errorsVi, errorsEn);
  const router = useRouter();
  const description = navigator.onLine ? t('error.crash.description') : t('error.offline.description');
  return (
    <StatusPage status={500} message={t('error.500.title')} description={description}>
      <div className="site-row">
        <Button
          onClick={() => {
            reset();
            void router.invalidate();
          }}
        >
          {t('error.retry')}
        </Button>
        <PageLink to="/" className={buttonVariants({ variant: 'ghost' })}>
          {t('error.home')}
        </PageLink>
      </div>
      <details>
        <summary>{t('error.detail')}</summary>
        <p className="site-quiet">{error instanceof Error ? error.message : String(error)}</p>
      </details>
    </StatusPage>
  );
}
