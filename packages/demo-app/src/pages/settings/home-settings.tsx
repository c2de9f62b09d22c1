import { type FormEvent, useId, useState } from 'react';
import { isApiError } from '@keo/core';
import { type User, provinceSchema, provinces, profileEndpoints } from '@keo/core/contract';
import {
  Button,
  Card,
  ErrorCard,
  Select,
  useAuth,
  useAuthCommands,
  useKeo,
  useTexts,
  useToastCommands,
} from '@keo/react';
import { settingsEn } from './settings.en.ts';
import { settingsVi } from './settings.vi.ts';

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
  const { call } = useKeo();
  const { reloadUser } = useAuthCommands();
  const toasts = useToastCommands();
  const [code, setCode] = useState<string>(known ?? 'NONE');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const save = async () => {
    setFailure(null);
    setBusy(true);
    const provinceCode = provinceSchema.options.find((one) => one === code) ?? null;
    try {
      await call(profileEndpoints.updateInfo, { provinceCode });
      reloadUser();
      toasts.show({ severity: 'success', summary: t('settings.home.done') });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <form className="keo-form" noValidate aria-labelledby={heading} onSubmit={submit}>
      <Select
        label={t('settings.home.province')}
        value={code}
        onValueChange={setCode}
        options={[
          { value: 'NONE', label: t('settings.home.none') },
          ...Object.entries(provinces).map(([value, label]) => ({ value, label })),
        ]}
      />
      {failure !== null && <ErrorCard title={failure} />}
      <div>
        <Button type="submit" variant="soft" loading={isBusy}>
          {t('settings.home.submit')}
        </Button>
      </div>
    </form>
  );
}
