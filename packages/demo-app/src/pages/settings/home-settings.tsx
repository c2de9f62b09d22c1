import { type FormEvent, useId, useState } from 'react';
import { type User, provinceSchema } from '@keo/core/contract';
import { Button, Card, ErrorCard, Select, useAuth, useTexts } from '@keo/react';
import { provinceOptions } from '@keo/react/marketplace';
import { settingsEn } from './settings.en.ts';
import { settingsVi } from './settings.vi.ts';
import { useSaveInfo } from './use-save-info.ts';

export function HomeSettings() {
  const t = useTexts(settingsVi, settingsEn);
  const { user } = useAuth();
  const heading = useId();
  return (
    <Card as="section">
      <h2 id={heading}>{t('settings.home')}</h2>
      <p className="site-quiet">{t('settings.home.detail')}</p>
      {user && <HomeForm known={user.provinceCode} heading={heading} />}
    </Card>
  );
}

function HomeForm({ known, heading }: { known: User['provinceCode']; heading: string }) {
  const t = useTexts(settingsVi, settingsEn);
  const [code, setCode] = useState<string>(known ?? 'NONE');
  const { save, isBusy, failure } = useSaveInfo(t('settings.home.done'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save({ provinceCode: provinceSchema.options.find((one) => one === code) ?? null });
  };

  return (
    <form className="keo-form" noValidate aria-labelledby={heading} onSubmit={submit}>
      <Select
        label={t('settings.home.province')}
        value={code}
        onValueChange={setCode}
        options={[{ value: 'NONE', label: t('settings.home.none') }, ...provinceOptions()]}
      />
      {failure && <ErrorCard title={failure.message} />}
      <div>
        <Button type="submit" variant="soft" loading={isBusy}>
          {t('settings.home.submit')}
        </Button>
      </div>
    </form>
  );
}
