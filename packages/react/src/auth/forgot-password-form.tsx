import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { object } from 'valibot';
import { forgotPassword, identifierSchema } from '@keo/core';
import { useKeo } from '../client/use-keo.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Button } from '../ui/button.tsx';
import { buttonVariants } from '../ui/button.variants.ts';
import { Field } from '../ui/field.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { FormFrame, type RenderLink, plainLink } from './form-frame.tsx';
import { Notice } from '../ui/notice.tsx';
import { useSubmission } from '../ui/use-submission.ts';

export type ForgotPasswordFormProps = {
  signInHref?: string;
  /** URL of the page with `ResetPasswordForm`, linked once the code was sent. */
  resetPasswordHref?: (identifier: string) => string;
  renderLink?: RenderLink;
  onSent?: (identifier: string) => void;
};

const toReset = (identifier: string) => `/reset-password?identifier=${encodeURIComponent(identifier)}`;

/** The answer does not tell whether the account exists. */
export function ForgotPasswordForm({
  signInHref = '/signin',
  resetPasswordHref = toReset,
  renderLink = plainLink,
  onSent,
}: ForgotPasswordFormProps) {
  const translate = useTranslate();
  const { call } = useKeo();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    resolver: valibotResolver(object({ identifier: identifierSchema })),
    mode: 'onTouched',
    defaultValues: { identifier: '' },
  });
  const { failure, isBusy, onSubmit } = useSubmission(form, async ({ identifier }) => {
    await call(forgotPassword, { identifier });
    setSentTo(identifier);
    onSent?.(identifier);
  });
  const back = renderLink({
    href: signInHref,
    className: 'keo-form__link',
    children: translate('auth.forgot.toSignIn'),
  });

  return (
    <FormFrame
      title={translate('auth.forgot.title')}
      lead={translate('auth.forgot.lead')}
      onSubmit={onSubmit}
      footer={back}
    >
      {failure && <FormFailure error={failure} />}
      {sentTo === null ? (
        <>
          <Field
            {...form.register('identifier')}
            label={translate('auth.identifier.label')}
            error={form.formState.errors.identifier && translate('auth.identifier.required')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit" size="large" fullWidth loading={isBusy}>
            {translate(isBusy ? 'auth.forgot.busy' : 'auth.forgot.submit')}
          </Button>
        </>
      ) : (
        <>
          <Notice tone="good">{translate('auth.forgot.sent', { identifier: sentTo })}</Notice>
          {renderLink({
            href: resetPasswordHref(sentTo),
            className: buttonVariants({ size: 'large', fullWidth: true }),
            children: translate('auth.forgot.toReset'),
          })}
        </>
      )}
    </FormFrame>
  );
}
