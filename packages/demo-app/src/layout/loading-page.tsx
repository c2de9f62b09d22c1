import { Spinner, useTexts } from '@keo/react';
import { frameEn } from './frame.en.ts';
import { frameVi } from './frame.vi.ts';

export function LoadingPage() {
  const t = useTexts(frameVi, frameEn);
  return (
    <div className="site-wait">
      <Spinner label={t('frame.loadingPage')} />
    </div>
  );
}
