import { useEffect, useState } from 'react';
import { Button, useTexts } from '@keo/react';
import { currentVersion, watchBuild } from '../build/watch-build.ts';
import { shellEn } from '../texts/shell.en.ts';
import { shellVi } from '../texts/shell.vi.ts';

/** Offers the new version when the server has one. Nothing is reloaded behind anybody's back. */
export function UpdateOffer() {
  const t = useTexts(shellVi, shellEn);
  const [isNew, setIsNew] = useState(false);
  useEffect(() => watchBuild({ current: currentVersion(), onNewVersion: () => setIsNew(true) }), []);
  return (
    <div role="status">
      {isNew && (
        <div className="site-update">
          <div>
            <b>{t('shell.update.title')}</b>
            <p className="site-quiet">{t('shell.update.detail')}</p>
          </div>
          <Button size="small" onClick={() => location.reload()}>
            {t('shell.update.action')}
          </Button>
        </div>
      )}
    </div>
  );
}
