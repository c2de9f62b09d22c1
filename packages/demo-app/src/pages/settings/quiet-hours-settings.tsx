import { type FormEvent, useId, useState } from 'react';
import { type Settings, defaultQuietHours } from '@keo/core/contract';
import { Button, Card, Checkbox, ErrorCard, Field, useAuth, useTexts } from '@keo/react';
import { settingsEn } from './settings.en.ts';
import { settingsVi } from './settings.vi.ts';
import { useSaveInfo } from './use-save-info.ts';

export function QuietHoursSettings() {
  const t = useTexts(settingsVi, settingsEn);
  const { user } = useAuth();
  const heading = useId();
  return (
    <Card as="section">
      <h2 id={heading}>{t('settings.quiet')}</h2>
      <p className="site-quiet">{t('settings.quiet.detail')}</p>
      {user && <QuietHoursForm chosen={user.settings.quietHours} heading={heading} />}
    </Card>
  );
}

function QuietHoursForm({ chosen, heading }: { chosen: Settings['quietHours']; heading: string }) {
  const t = useTexts(settingsVi, settingsEn);
  const [isOn, setOn] = useState(chosen !== null);
  const [hours, setHours] = useState(chosen ?? defaultQuietHours);
  const { save, isBusy, failure } = useSaveInfo(t('settings.quiet.done'));
  const isSame = hours.from === hours.to && hours.from !== '';
  const wrong = { from: hours.from === '', to: hours.to === '' || isSame };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOn || !(wrong.from || wrong.to)) void save({ settings: { quietHours: isOn ? hours : null } });
  };

  return (
    <form className="keo-form" noValidate aria-labelledby={heading} onSubmit={submit}>
      <Checkbox
        label={t('settings.quiet.on')}
        checked={isOn}
        onChange={({ target }) => setOn(target.checked)}
      />
      {isOn && <Hours hours={hours} wrong={wrong} onChange={setHours} />}
      {failure && <ErrorCard title={failure.message} />}
      <div>
        <Button type="submit" variant="soft" loading={isBusy}>
          {t('settings.quiet.submit')}
        </Button>
      </div>
    </form>
  );
}

type Hours = NonNullable<Settings['quietHours']>;
type HoursProps = { hours: Hours; wrong: Record<keyof Hours, boolean>; onChange: (hours: Hours) => void };

function Hours({ hours, wrong, onChange }: HoursProps) {
  const t = useTexts(settingsVi, settingsEn);
  return (
    <div className="site-settings__hours">
      {(['from', 'to'] as const).map((end) => (
        <Field
          key={end}
          type="time"
          label={t(`settings.quiet.${end}`)}
          note={t('settings.quiet.zone')}
          value={hours[end]}
          onChange={({ target }) => onChange({ ...hours, [end]: target.value })}
          error={
            wrong[end] && t(hours[end] === '' ? 'settings.quiet.error.time' : 'settings.quiet.error.same')
          }
        />
      ))}
    </div>
  );
}
