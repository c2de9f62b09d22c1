import { useEffect, useEffectEvent } from 'react';
import { CopyRow, useTexts, useTimeLeft } from '@keo/react';
import { linkedSitesEn } from './linked-sites.en.ts';
import { linkedSitesVi } from './linked-sites.vi.ts';

export function LinkCode(props: { code: string; expiresAt: string; now: string; onOverdue: () => void }) {
  const { code, expiresAt, now } = props;
  const t = useTexts(linkedSitesVi, linkedSitesEn);
  const onOverdue = useEffectEvent(props.onOverdue);
  const lasts = Date.parse(expiresAt) - Date.parse(now);
  const isOverdue = useTimeLeft(expiresAt) === 0;
  useEffect(() => {
    if (isOverdue) onOverdue();
  }, [isOverdue]);
  return (
    <div role="status" className="site-settings__code">
      <dl className="keo-copies">
        <CopyRow label={t('linkedSites.code')} value={code} />
      </dl>
      <p className="site-quiet">{t('linkedSites.code.detail', { count: Math.round(lasts / 60_000) })}</p>
    </div>
  );
}
