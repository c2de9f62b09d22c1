import { ErrorCard, useTexts } from '@keo/react';
import { errorsEn } from '../pages/errors/errors.en.ts';
import { errorsVi } from '../pages/errors/errors.vi.ts';

export function LostPart({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(errorsVi, errorsEn);
  return <ErrorCard title={t('error.part')} retryLabel={t('error.retry')} onRetry={onRetry} />;
}
