import { useEffect, useState } from 'react';
import { Button, useTexts } from '@keo/react';
import { currentVersion, watchBuild } from '../build/watch-build.ts';
import { frameEn } from './frame.en.ts';
import { frameVi } from './frame.vi.ts';

export function UpdateOffer() {
  const t = useTexts(frameVi, frameEn);
  const [isNew, setIsNew] = useState(false);
  useEffect(() => watchBuild({ current: currentVersion(), onNewVersion: () => setIsNew(true) }), []);
  return (
    <div role="status">
      {isNew && (
        <div className="site-update">
          <div>
            <b>{t('frame.update.title')}</b>
            <p className="site-quiet">{t('frame.update.detail')}</p>
          </div>
          <Button size="small" onClick={() => location.reload()}>
            {t('frame.update.action')}
          </Button>
        </div>
      )}
    </div>
  );
}
