import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { object } from 'valibot';
import {
  codeSchema,
  forgotPassword,
  identifierSchema,
  isApiError,
  passwordSchema,
  resetPassword,
} from '@keo/core';
import { useKeo } from '../client/use-keo.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Button } from '../ui/button.tsx';
import { buttonVariants } from '../ui/button.variants.ts';
import { Field } from '../ui/field.tsx';
import { codeFailure } from './code-failure.ts';
import { CodeInput } from './code-input.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { FormFrame, type RenderLink, plainLink } from './form-frame.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { Notice } from '../ui/notice.tsx';
import { ResendCode } from './resend-code.tsx';
import { useSubmission } from '../ui/use-submission.ts';
import { refusedFields } from '../ui/refused-fields.ts';

export type ResetPasswordFormProps = {
  identifier?: string;
  signInHref?: string;
  renderLink?: RenderLink;
  onDone?: () => void;
};

const formSchema = object({ identifier: identifierSchema, code: codeSchema, password: passwordSchema });

function useResetPassword(identifier: string, onDone: () => void) {
  const translate = useTranslate();
  const { call } = useKeo();
  const form = useForm({
    resolver: valibotResolver(formSchema),
    mode: 'onTouched',
    defaultValues: { identifier, code: '', password: '' },
  });
  const { failure, isBusy, onSubmit } = useSubmission(
    form,
    async (values) => {
      try {
        await call(resetPassword, values);
      } catch (error) {
        if (isApiError(error) && codeFailure(error, translate)) form.setValue('code', '');
        throw error;
      }
      onDone();
    },
    (error) => {
      const code = codeFailure(error, translate);
      return { ...refusedFields(error), ...(code ? { code } : {}) };
    },
  );
  /** False where the identifier is missing. */
  const resend = async () => {
    if (!(await form.trigger('identifier', { shouldFocus: true }))) return false;
    await call(forgotPassword, { identifier: form.getValues('identifier') });
    return true;
  };
  return { form, failure, isBusy, onSubmit, resend };
}

/** Signs the account out everywhere. */
export function ResetPasswordForm({
  identifier = '',
  signInHref = '/signin',
  renderLink = plainLink,
  onDone,
}: ResetPasswordFormProps) {
  const translate = useTranslate();
  const [isDone, setIsDone] = useState(false);
  const done = () => {
    setIsDone(true);
    onDone?.();
  };
  if (!isDone) return <NewPasswordForm identifier={identifier} onDone={done} />;
  return (
    <div className="keo-form">
      <Notice tone="good">{translate('auth.reset.done')}</Notice>
      {renderLink({
        href: signInHref,
        className: buttonVariants({ size: 'large', fullWidth: true }),
        children: translate('auth.signIn.submit'),
      })}
    </div>
  );
}

function NewPasswordForm({ identifier, onDone }: { identifier: string; onDone: () => void }) {
  const translate = useTranslate();
  const { form, failure, isBusy, onSubmit, resend } = useResetPassword(identifier, onDone);
  const { errors } = form.formState;
  const written = useWatch({ control: form.control });
  return (
    <FormFrame title={translate('auth.reset.title')} lead={translate('auth.reset.lead')} onSubmit={onSubmit}>
      {failure && <FormFailure error={failure} />}
      <Field
        {...form.register('identifier')}
        label={translate('auth.identifier.label')}
        error={errors.identifier && translate('auth.identifier.required')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <CodeInput
        control={form.control}
        name="code"
        onChange={(code) => form.setValue('code', code)}
        isBusy={isBusy}
      />
      <NewPasswordField
        {...form.register('password')}
        label={translate('auth.newPassword.label')}
        error={errors.password && translate('auth.password.invalid')}
        measured={errors.password ? undefined : written.password}
        known={[written.identifier ?? '']}
        autoComplete="new-password"
      />
      <Button type="submit" size="large" fullWidth loading={isBusy}>
        {translate(isBusy ? 'auth.reset.busy' : 'auth.reset.submit')}
      </Button>
      <div className="keo-form__more">
        <ResendCode resend={resend} onResent={() => form.resetField('code')} />
      </div>
    </FormFrame>
  );
}
