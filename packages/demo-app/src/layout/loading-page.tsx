import { Spinner, useTexts } from '@keo/react';
import { frameEn } from '../texts/frame.en.ts';
import { frameVi } from '../texts/frame.vi.ts';

export function LoadingPage() {
  const t = useTexts(frameVi, frameEn);
  return (
    <div className="site-wait">
      <Spinner label={t('frame.loadingPage')} />
    </div>
  );
}
