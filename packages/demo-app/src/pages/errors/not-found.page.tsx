import { useTexts } from '@keo/react';
import { DefaultFrame } from '../../layout/default-layout.tsx';
import { errorsEn } from './errors.en.ts';
import { errorsVi } from './errors.vi.ts';
import { FindPage } from './find-page.tsx';
import { StatusPage } from './status-page.tsx';

export function NotFoundPage() {
  const t = useTexts(errorsVi, errorsEn);
  return (
    <DefaultFrame>
      <StatusPage status={404} message={t('error.404.title')} description={t('error.404.description')}>
        <FindPage />
      </StatusPage>
    </DefaultFrame>
  );
}
