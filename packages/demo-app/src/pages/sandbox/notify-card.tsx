import { useState } from 'react';
import { isApiError, getTitleKey } from '@keo/core';
import { sandboxEndpoints, storedCodes } from '@keo/core/contract';
import {
  Button,
  Card,
  Field,
  Select,
  useAuth,
  useKeo,
  useNotificationWords,
  useToastCommands,
  useTranslate,
  useTexts,
} from '@keo/react';
import { sandboxEn } from './sandbox.en.ts';
import { sandboxVi } from './sandbox.vi.ts';

export function NotifyCard() {
  const t = useTexts(sandboxVi, sandboxEn);
  const translate = useTranslate();
  const { isWorded } = useNotificationWords();
  const { call } = useKeo();
  const { user } = useAuth();
  const toasts = useToastCommands();
  const [username, setUsername] = useState<string | null>(null);
  const [code, setCode] = useState<string>('PROOF_EVIDENCE_SUBMITTED');
  const recipient = username ?? user?.username ?? 'minhanh';
  const action = storedCodes.find((known) => known === code);

  const send = async () => {
    if (!action) return;
    try {
      await call(sandboxEndpoints.notify, { username: recipient, action });
      toasts.show({ severity: 'success', summary: t('sandbox.notify.sent', { name: recipient }) });
    } catch (error) {
      if (!isApiError(error)) throw error;
      toasts.show({ severity: 'error', summary: error.message });
    }
  };

  return (
    <Card as="section">
      <form
        className="keo-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <h2>{t('sandbox.notify')}</h2>
        <p className="site-quiet">{t('sandbox.notify.detail')}</p>
        <Field
          label={t('sandbox.notify.to')}
          value={recipient}
          onChange={(event) => setUsername(event.target.value)}
        />
        <Select
          label={t('sandbox.notify.code')}
          value={code}
          onValueChange={setCode}
          options={storedCodes.map((value) => ({
            value,
            label: isWorded ? translate(getTitleKey(value)) : value,
          }))}
        />
        <Button type="submit" variant="soft">
          {t('sandbox.notify.send')}
        </Button>
      </form>
    </Card>
  );
}
