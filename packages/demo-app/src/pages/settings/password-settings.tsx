import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isApiError } from '@keo/core';
import { accountEndpoints, passwordSchema } from '@keo/core/contract';
import {
  Button,
  Card,
  ErrorCard,
  PasswordField,
  useAuth,
  useKeo,
  useToastCommands,
  useTranslate,
  useTexts,
} from '@keo/react';
import { forward, nonEmpty, object, partialCheck, pipe, string } from 'valibot';
import { settingsEn } from './settings.en.ts';
import { settingsVi } from './settings.vi.ts';

const schema = pipe(
  object({ currentPassword: pipe(string(), nonEmpty()), newPassword: passwordSchema }),
  forward(
    partialCheck(
      [['currentPassword'], ['newPassword']],
      (it) => it.currentPassword !== it.newPassword,
      'same',
    ),
    ['newPassword'],
  ),
);

/** The server's refusals that belong to a field. */
const faults = { currentPassword: 'WRONG_CREDENTIALS', newPassword: 'INVALID' } as const;

/** The form; faults of the server stand at their field, others in `failure`. */
function usePasswordForm() {
  const t = useTexts(settingsVi, settingsEn);
  const { call } = useKeo();
  const toasts = useToastCommands();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    resolver: valibotResolver(schema),
    mode: 'onTouched',
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const submit = form.handleSubmit(async (passwords) => {
    setFailure(null);
    try {
      await call(accountEndpoints.changePassword, passwords);
      form.reset();
      toasts.show({
        severity: 'success',
        summary: t('settings.password.done'),
        detail: t('settings.password.done.detail'),
      });
    } catch (error) {
      if (!isApiError(error)) throw error;
      const field = (['currentPassword', 'newPassword'] as const).find(
        (name) => error.reason === faults[name],
      );
      if (field) form.setError(field, { type: 'server', message: error.message }, { shouldFocus: true });
      else setFailure(error.message);
    }
  });
  return { form, submit, failure };
}

type Fault = { type?: unknown; message?: string | undefined } | undefined;
const words = (fault: Fault, ours: string) => fault && (fault.type === 'server' ? fault.message : ours);

export function PasswordSettings() {
  const t = useTexts(settingsVi, settingsEn);
  const translate = useTranslate();
  const { user } = useAuth();
  const heading = useId();
  const { form, submit, failure } = usePasswordForm();
  const { errors, isSubmitting } = form.formState;
  const isSame = errors.newPassword?.message === 'same';
  const labels = {
    show: translate('auth.password.show'),
    hide: translate('auth.password.hide'),
    capsLock: translate('auth.password.capsLock'),
  };
  return (
    <Card as="section">
      <h2 id={heading}>{t('settings.password')}</h2>
      <p className="site-quiet">{t('settings.password.detail')}</p>
      <form
        className="keo-form"
        noValidate
        aria-labelledby={heading}
        onSubmit={(event) => void submit(event)}
      >
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user?.username ?? ''}
          readOnly
          hidden
        />
        <PasswordField
          label={t('settings.password.current')}
          labels={labels}
          autoComplete="current-password"
          error={words(errors.currentPassword, t('settings.password.error.current'))}
          {...form.register('currentPassword')}
        />
        <PasswordField
          label={t('settings.password.next')}
          labels={labels}
          hint={t('settings.password.hint')}
          autoComplete="new-password"
          error={words(
            errors.newPassword,
            t(isSame ? 'settings.password.error.same' : 'settings.password.error.next'),
          )}
          {...form.register('newPassword')}
        />
        {failure !== null && <ErrorCard title={failure} />}
        <div>
          <Button type="submit" variant="soft" loading={isSubmitting}>
            {t('settings.password.submit')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
