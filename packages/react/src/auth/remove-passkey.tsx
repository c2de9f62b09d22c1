import { type FormEvent, useId, useState } from 'react';
import { type ApiError, isApiError, selectUser } from '@keo/core';
import { type EndpointInput, type Passkey, passkeysEndpoints } from '@keo/core/contract';
import { useActorValue } from '../client/use-actor-value.ts';
import { useKeoClient } from '../client/use-keo-client.ts';
import { useRefetch } from '../client/use-keo-query.ts';
import { useToastCommands } from '../toasts/use-toasts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { Notice } from '../ui/notice.tsx';
import { HiddenUsername } from './hidden-username.tsx';
import { NamedPasswordField } from './named-password-field.tsx';
import { type PasskeyBrowser, isCancelled } from './passkey-browser.ts';
import { usePasskeyTexts } from './use-passkey-texts.ts';

type Way = 'password' | 'passkey';
type Problem = { way: Way; of: ApiError | 'browser' | 'required' };
type Proof = Omit<EndpointInput<typeof passkeysEndpoints.removePasskey>, 'id'>;

export type RemovePasskeyProps = { passkey: Passkey; browser: PasskeyBrowser; onClose: () => void };

function useRemovePasskey({ passkey: { id, name }, browser, onClose }: RemovePasskeyProps) {
  const t = usePasskeyTexts();
  const { call } = useKeoClient();
  const toasts = useToastCommands();
  const refetch = useRefetch([passkeysEndpoints.passkeysList]);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState<Way | null>(null);

  const remove = async (way: Way, prove: () => Promise<Proof>) => {
    if (busy) return;
    setProblem(null);
    setBusy(way);
    try {
      await call(passkeysEndpoints.removePasskey, { id, ...(await prove()) });
      refetch();
      toasts.show({ severity: 'success', summary: t('passkeys.remove.done', { name }) });
      onClose();
    } catch (error) {
      if (!isCancelled(error)) setProblem({ way, of: isApiError(error) ? error : 'browser' });
      setBusy(null);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password === '') setProblem({ way: 'password', of: 'required' });
    else void remove('password', async () => ({ password }));
  };
  const byPasskey = () =>
    void remove('passkey', async () => {
      const challenge = await call(passkeysEndpoints.passkeyChallenge, {});
      return { passkey: await browser.show(challenge, { autofill: false }) };
    });
  return { password, setPassword, problem, busy, submit, byPasskey };
}

/** Asks for the password or for a passkey of the account. Stays open if the user cancels in the browser. */
export function RemovePasskey(props: RemovePasskeyProps) {
  const { passkey, browser, onClose } = props;
  const { name } = passkey;
  const t = usePasskeyTexts();
  const { auth } = useKeoClient();
  const username = useActorValue(auth, selectUser)?.username ?? '';
  const form = useId();
  const { password, setPassword, problem, busy, submit, byPasskey } = useRemovePasskey(props);
  const close = () => {
    browser.stop();
    onClose();
  };

  const { way, of } = problem ?? {};
  const isWrong = way === 'password' && isApiError(of) && of.reason === 'WRONG_CREDENTIALS';
  const beside = of === 'required' ? t('passkeys.add.password.required') : isWrong && of.message;
  return (
    <Dialog
      open
      onClose={close}
      title={t('passkeys.remove.title', { name })}
      closeLabel={t('passkeys.close')}
      description={t('passkeys.remove.detail')}
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            {t('passkeys.close')}
          </Button>
          <Button type="submit" form={form} variant="danger" loading={busy === 'password'}>
            {t('passkeys.remove')}
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
        {browser.isSupported() && (
          <div>
            <Button variant="soft" loading={busy === 'passkey'} onClick={byPasskey}>
              {t('passkeys.remove.byPasskey')}
            </Button>
          </div>
        )}
        {of === 'browser' && <Notice tone="danger">{t('passkeys.remove.failed')}</Notice>}
        {isApiError(of) && !isWrong && <FormFailure error={of} />}
      </form>
    </Dialog>
  );
}
