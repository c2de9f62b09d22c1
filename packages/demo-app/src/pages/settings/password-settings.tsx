import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type ApiError, isApiError } from '@keo/core';
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

/** The form; a refusal stands at its field where it has one. */
function usePasswordForm() {
  const t = useTexts(settingsVi, settingsEn);
  const { call } = useKeo();
  const toasts = useToastCommands();
  const [refusal, setRefusal] = useState<{ error: ApiError; field: keyof typeof faults | undefined } | null>(
    null,
  );
  const form = useForm({
    resolver: valibotResolver(schema),
    mode: 'onTouched',
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const submit = form.handleSubmit(async (passwords) => {
    setRefusal(null);
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
      if (field) form.setError(field, { type: 'server' }, { shouldFocus: true });
      setRefusal({ error, field });
    }
  });
  return { form, submit, refusal };
}

export function PasswordSettings() {
  const t = useTexts(settingsVi, settingsEn);
  const translate = useTranslate();
  const { user } = useAuth();
  const heading = useId();
  const { form, submit, refusal } = usePasswordForm();
  const words = (fault: { type?: unknown } | undefined, ours: string) =>
    fault && (fault.type === 'server' ? refusal?.error.message : ours);
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
        {refusal && !refusal.field && <ErrorCard title={refusal.error.message} />}
        <div>
          <Button type="submit" variant="soft" loading={isSubmitting}>
            {t('settings.password.submit')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
