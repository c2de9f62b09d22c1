import { useState } from 'react';
import { useNow } from '../../i18n/use-now.ts';
import { Select } from '../select.tsx';
import { DateField } from './date-field.tsx';
import { type Days, toDays, toPeriod, periods } from './periods.ts';
import { useDateTexts } from './use-date-texts.ts';

export type PeriodFilterProps = Days & { onChange: (days: Days) => void };

export function PeriodFilter({ dateFrom, dateTo, onChange }: PeriodFilterProps) {
  const t = useDateTexts();
  const now = useNow(60_000);
  const [isCustom, setIsCustom] = useState(false);
  const days = `${dateFrom}|${dateTo}`;
  const [reported, setReported] = useState(days);
  const [known, setKnown] = useState(days);
  if (known !== days) {
    setKnown(days);
    // Changed by the parent: filter cleared, or Back.
    if (reported !== days) setIsCustom(false);
  }
  const period = isCustom ? 'custom' : toPeriod({ dateFrom, dateTo }, now);
  const choose = (chosen: Days) => {
    const next = { dateFrom, dateTo, ...chosen };
    setReported(`${next.dateFrom}|${next.dateTo}`);
    onChange(next);
  };
  return (
    <>
      <Select
        label={t('dates.period')}
        value={period}
        onValueChange={(name) => {
          const next = periods.find((one) => one === name) ?? 'all';
          setIsCustom(next === 'custom');
          if (next !== 'custom') choose({ dateFrom: undefined, dateTo: undefined, ...toDays(next, now) });
        }}
        options={periods.map((one) => ({ value: one, label: t(`dates.period.${one}`) }))}
      />
      {period === 'custom' && (
        <>
          <DateField
            label={t('dates.from')}
            value={dateFrom}
            max={dateTo}
            onChange={(day) => {
              setIsCustom(true);
              choose({ dateFrom: day });
            }}
          />
          <DateField
            label={t('dates.to')}
            value={dateTo}
            min={dateFrom}
            onChange={(day) => {
              setIsCustom(true);
              choose({ dateTo: day });
            }}
          />
        </>
      )}
    </>
  );
}
