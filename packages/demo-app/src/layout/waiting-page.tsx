import { Spinner, useTexts } from '@keo/react';
import { shellEn } from '../texts/shell.en.ts';
import { shellVi } from '../texts/shell.vi.ts';

/** While a page's own files are on their way. */
export function WaitingPage() {
  const t = useTexts(shellVi, shellEn);
  return (
    <div className="site-wait">
      <Spinner label={t('shell.loadingPage')} />
    </div>
  );
}
