import { type FormEvent, useId, useState } from 'react';
import { type ApiError, isApiError, selectUser } from '@keo/core';
import { passkeysEndpoints } from '@keo/core/contract';
import { useActorValue } from '../client/use-actor-value.ts';
import { useKeoClient } from '../client/use-keo-client.ts';
import { useRefetch } from '../client/use-keo-query.ts';
import { useToastCommands } from '../toasts/use-toasts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { HiddenUsername } from './hidden-username.tsx';
import { NamedPasswordField } from './named-password-field.tsx';
import { Notice } from '../ui/notice.tsx';
import { type PasskeyBrowser, isCancelled, isAlreadyRegistered } from './passkey-browser.ts';
import { usePasskeyTexts } from './use-passkey-texts.ts';

type Problem = ApiError | 'there' | 'failed' | 'required';

const getProblem = (error: unknown): Problem | null => {
  if (isApiError(error)) return error;
  if (isCancelled(error)) return null;
  return isAlreadyRegistered(error) ? 'there' : 'failed';
};

type Props = { browser: PasskeyBrowser; onClose: () => void };

function useAddPasskey({ browser, onClose }: Props) {
  const t = usePasskeyTexts();
  const { call } = useKeoClient();
  const toasts = useToastCommands();
  const refetch = useRefetch([passkeysEndpoints.passkeysList]);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const add = async () => {
    setProblem(password === '' ? 'required' : null);
    if (password === '' || isBusy) return;
    setIsBusy(true);
    try {
      const options = await call(passkeysEndpoints.passkeyOptions, { password });
      const passkey = await browser.make(options);
      await call(passkeysEndpoints.addPasskey, { passkey });
      refetch();
      toasts.show({ severity: 'success', summary: t('passkeys.add.done') });
      onClose();
    } catch (error) {
      setProblem(getProblem(error));
      setIsBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add();
  };
  return { password, setPassword, problem, isBusy, submit };
}

/** Asks for the password, then creates a passkey in the browser. Stays open if the user cancels there. */
export function AddPasskey({ browser, onClose }: Props) {
  const t = usePasskeyTexts();
  const { auth } = useKeoClient();
  const username = useActorValue(auth, selectUser)?.username ?? '';
  const form = useId();
  const { password, setPassword, problem, isBusy, submit } = useAddPasskey({ browser, onClose });
  const close = () => {
    browser.stop();
    onClose();
  };

  const isWrong = isApiError(problem) && problem.reason === 'WRONG_CREDENTIALS';
  const beside = problem === 'required' ? t('passkeys.add.password.required') : isWrong && problem.message;
  return (
    <Dialog
      open
      onClose={close}
      title={t('passkeys.add')}
      closeLabel={t('passkeys.close')}
      description={t('passkeys.add.detail')}
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            {t('passkeys.close')}
          </Button>
          <Button type="submit" form={form} loading={isBusy}>
            {t('passkeys.add.submit')}
          </Button>
        </>
      }
    >
      <form id={form} className="keo-stack" noValidate onSubmit={submit}>
        <HiddenUsername username={username} />
        <NamedPasswordField
          label={t('passkeys.add.password')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={beside || undefined}
        />
        {problem === 'there' && <Notice tone="wash">{t('passkeys.add.there')}</Notice>}
        {problem === 'failed' && <Notice tone="danger">{t('passkeys.add.failed')}</Notice>}
        {isApiError(problem) && !isWrong && <FormFailure error={problem} />}
      </form>
    </Dialog>
  );
}
