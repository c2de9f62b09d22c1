import { Spinner, useTexts } from '@keo/react';
import { frameEn } from '../texts/frame.en.ts';
import { frameVi } from '../texts/frame.vi.ts';

/** While a page's own files are on their way. */
export function WaitingPage() {
  const t = useTexts(frameVi, frameEn);
  return (
    <div className="site-wait">
      <Spinner label={t('frame.loadingPage')} />
    </div>
  );
}
