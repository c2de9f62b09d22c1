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

export function PasswordSettings() {
  const t = useTexts(settingsVi, settingsEn);
  const translate = useTranslate();
  const { call } = useKeo();
  const { user } = useAuth();
  const toasts = useToastCommands();
  const heading = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    resolver: valibotResolver(schema),
    mode: 'onTouched',
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const labels = {
    show: translate('auth.password.show'),
    hide: translate('auth.password.hide'),
    capsLock: translate('auth.password.capsLock'),
  };

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
      if (error.reason === 'WRONG_CREDENTIALS') {
        form.setError('currentPassword', { type: 'server', message: error.message }, { shouldFocus: true });
      } else if (error.reason === 'INVALID') {
        form.setError('newPassword', { type: 'server', message: error.message }, { shouldFocus: true });
      } else setFailure(error.message);
    }
  });

  const newError =
    errors.newPassword?.type === 'server'
      ? errors.newPassword.message
      : t(
          errors.newPassword?.message === 'same'
            ? 'settings.password.error.same'
            : 'settings.password.error.next',
        );

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
          error={
            errors.currentPassword &&
            (errors.currentPassword.type === 'server'
              ? errors.currentPassword.message
              : t('settings.password.error.current'))
          }
          {...form.register('currentPassword')}
        />
        <PasswordField
          label={t('settings.password.next')}
          labels={labels}
          hint={t('settings.password.hint')}
          autoComplete="new-password"
          error={errors.newPassword && newError}
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
