import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { boolean, object } from 'valibot';
import { type ApiError, type Login, loginSchema } from '@keo/core';
import { useKeo } from '../client/use-keo.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { FormFrame, type RenderLink, plainLink } from './form-frame.tsx';
import { Notice } from '../ui/notice.tsx';
import { NamedPasswordField } from './named-password-field.tsx';
import { useAuthCommands } from './use-auth.ts';
import { useSubmission } from '../ui/use-submission.ts';
import { refusedFields } from '../ui/refused-fields.ts';

const formSchema = /* @__PURE__ */ (() => object({ ...loginSchema.entries, remember: boolean() }))();

export type SignInFormProps = {
  /** `overdue` shows that the session has expired. */
  reason?: 'overdue' | undefined;
  /** Sign-up link; default `/signup`. */
  signUpHref?: string;
  /** Forgotten-password link; default `/forgot-password`. */
  forgotPasswordHref?: string;
  /** Renders links for the app’s router; default is `<a>`. */
  renderLink?: RenderLink;
  /** Other ways to sign in, below the button. With it the username field has passkey autofill. */
  renderOtherWays?: () => ReactNode;
  onSignedIn?: () => void;
};

/** Prefilled with the remembered credentials. */
function useSignIn(onSignedIn: (() => void) | undefined) {
  const translate = useTranslate();
  const { signIn } = useAuthCommands();
  const form = useForm({
    resolver: valibotResolver(formSchema),
    mode: 'onTouched',
    defaultValues: { username: '', password: '', remember: false },
  });
  const keo = useKeo();
  const { reset, getValues } = form;
  useEffect(() => {
    let isOpen = true;
    const fill = (kept: Login | null) => {
      // Typed values take precedence.
      if (isOpen && kept && getValues(['username', 'password']).join('') === '')
        reset({ ...kept, remember: true });
    };
    void keo.remembered().then(fill);
    return () => {
      isOpen = false;
    };
  }, [keo, reset, getValues]);
  const wrongPassword = (error: ApiError): Record<string, string> =>
    error.reason === 'WRONG_CREDENTIALS'
      ? { password: translate('auth.signIn.wrong') }
      : refusedFields(error);
  const { failure, isBusy, onSubmit } = useSubmission(
    form,
    async (values) => {
      await signIn(values);
      onSignedIn?.();
    },
    wrongPassword,
  );
  return { form, failure, isBusy, onSubmit };
}

/** Signs in by username, e-mail or phone; prefills remembered credentials. */
export function SignInForm(props: SignInFormProps) {
  const { reason, signUpHref = '/signup', renderLink = plainLink, renderOtherWays, onSignedIn } = props;
  const translate = useTranslate();
  const { form, failure, isBusy, onSubmit } = useSignIn(onSignedIn);
  return (
    <FormFrame
      title={translate('auth.signIn.title')}
      lead={translate('auth.signIn.lead')}
      onSubmit={onSubmit}
      footer={
        <>
          <span>{translate('auth.signIn.noAccount')}</span>
          {renderLink({
            href: signUpHref,
            className: 'keo-form__link',
            children: translate('auth.signIn.toSignUp'),
          })}
        </>
      }
    >
      {reason === 'overdue' && <Notice tone="wash">{translate('auth.signIn.overdue')}</Notice>}
      {failure && <FormFailure error={failure} />}
      <Credentials {...props} form={form} />
      <Button type="submit" size="large" fullWidth loading={isBusy}>
        {translate(isBusy ? 'auth.signIn.busy' : 'auth.signIn.submit')}
      </Button>
      {renderOtherWays?.()}
    </FormFrame>
  );
}

type CredentialsProps = SignInFormProps & { form: ReturnType<typeof useSignIn>['form'] };

function Credentials({
  form,
  forgotPasswordHref = '/forgot-password',
  renderLink = plainLink,
  renderOtherWays,
}: CredentialsProps) {
  const translate = useTranslate();
  const { errors } = form.formState;
  return (
    <>
      <Field
        {...form.register('username')}
        label={translate('auth.identifier.label')}
        error={errors.username && translate('auth.identifier.required')}
        autoComplete={renderOtherWays ? 'username webauthn' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <NamedPasswordField
        {...form.register('password')}
        error={
          errors.password &&
          ((errors.password.type === 'server' && errors.password.message) ||
            translate('auth.password.required'))
        }
        autoComplete="current-password"
      />
      <div className="keo-form__row">
        <Checkbox {...form.register('remember')} label={translate('auth.signIn.remember')} />
        {renderLink({
          href: forgotPasswordHref,
          className: 'keo-form__link',
          children: translate('auth.signIn.forgot'),
        })}
      </div>
    </>
  );
}
