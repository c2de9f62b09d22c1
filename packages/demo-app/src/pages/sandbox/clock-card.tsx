import { useState } from 'react';
import { isApiError } from '@keo/core';
import { sandboxEndpoints } from '@keo/core/contract';
import { Button, Card, useKeo, useLocale, useToastCommands, useTexts } from '@keo/react';
import { sandboxEn } from './sandbox.en.ts';
import { sandboxVi } from './sandbox.vi.ts';

const steps = [
  { label: 'sandbox.clock.hour', minutes: 60 },
  { label: 'sandbox.clock.day', minutes: 24 * 60 },
  { label: 'sandbox.clock.week', minutes: 7 * 24 * 60 },
] as const;

/** Moves the server's clock, forward only. */
export function ClockCard() {
  const t = useTexts(sandboxVi, sandboxEn);
  const locale = useLocale();
  const { call } = useKeo();
  const toasts = useToastCommands();
  const [now, setNow] = useState<string | null>(null);
  const advance = async (minutes: number) => {
    try {
      setNow((await call(sandboxEndpoints.advanceClock, { minutes })).now);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toasts.show({ severity: 'error', summary: error.message });
    }
  };
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'medium',
    timeZone: 'Asia/Ho_Chi_Minh',
  });
  return (
    <Card as="section" className="site-stack">
      <h2>{t('sandbox.clock')}</h2>
      <p className="site-quiet">{t('sandbox.clock.detail')}</p>
      <div className="site-row">
        {steps.map(({ label, minutes }) => (
          <Button key={label} variant="ghost" onClick={() => void advance(minutes)}>
            {t(label)}
          </Button>
        ))}
      </div>
      <p role="status">{now !== null && t('sandbox.clock.now', { time: format.format(new Date(now)) })}</p>
    </Card>
  );
}
