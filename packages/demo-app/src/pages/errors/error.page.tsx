import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { isApiError, isOffline, isTimeout } from '@keo/core';
import { useCallback, useEffect } from 'react';
import { Button, buttonVariants, useKeo, useTexts } from '@keo/react';
import { PageLink } from '../../routes/page-link.tsx';
import { errorsEn } from './errors.en.ts';
import { errorsVi } from './errors.vi.ts';
import { StatusPage } from './status-page.tsx';

/** `page`: its own script failed, and no server said anything. */
type About = { status?: number; words: 'offline' | '404' | '500' | 'page'; said?: string };

function getAbout(error: unknown): About {
  if (!navigator.onLine || isOffline(error)) return { words: 'offline' };
  if (!isApiError(error)) return { words: 'page' };
  if (error.reason === 'NOT_FOUND' || error.code === 404) return { status: 404, words: '404' };
  // The server's message contains the incident id of its log.
  const { code, message: said } = error;
  const status = isTimeout(error) ? 504 : code >= 400 && code < 600 ? code : 500;
  return { status, words: '500', said };
}

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const t = useTexts(errorsVi, errorsEn);
  const router = useRouter();
  const { onReturn } = useKeo();
  const about = getAbout(error);
  const retry = useCallback(() => {
    reset();
    void router.invalidate();
  }, [reset, router]);
  const mayHelp = about.words !== '404';
  useEffect(() => (mayHelp ? onReturn(retry) : undefined), [mayHelp, onReturn, retry]);
  return (
    <StatusPage
      status={about.status}
      message={t(`error.${about.words}.title`)}
      description={about.said || t(`error.${about.words}.description`)}
    >
      <div className="site-row">
        <Button onClick={retry}>{t('error.retry')}</Button>
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
