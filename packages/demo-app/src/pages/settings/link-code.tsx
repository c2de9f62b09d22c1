import { useEffect, useEffectEvent, useState } from 'react';
import { CopyRow, useTexts } from '@keo/react';
import { linkedSitesEn } from '../../texts/linked-sites.en.ts';
import { linkedSitesVi } from '../../texts/linked-sites.vi.ts';

export function LinkCode(props: { code: string; expiresAt: string; now: string; onOverdue: () => void }) {
  const { code, expiresAt, now } = props;
  const t = useTexts(linkedSitesVi, linkedSitesEn);
  const onOverdue = useEffectEvent(props.onOverdue);
  // A duration, because the browser's clock may be off.
  const lasts = Date.parse(expiresAt) - Date.parse(now);
  const [until] = useState(() => Date.now() + lasts);
  useEffect(() => {
    const timer = setTimeout(() => onOverdue(), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return (
    <div role="status" className="site-settings__code">
      <dl className="keo-copies">
        <CopyRow label={t('linkedSites.code')} value={code} />
      </dl>
      <p className="site-quiet">{t('linkedSites.code.detail', { count: Math.round(lasts / 60_000) })}</p>
    </div>
  );
}
