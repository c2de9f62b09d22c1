import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { valibotResolver } from '@hookform/resolvers/valibot';
import type { ApiError, Register } from '@keo/core';
import { useTranslate } from '../i18n/use-translate.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { AcceptTerms } from './accept-terms.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { FormFrame, type RenderLink } from './form-frame.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { signUpDraft } from './sign-up-draft.ts';
import { signUpSchema, toRegister } from './sign-up-values.ts';
import { useSubmission } from '../ui/use-submission.ts';
import { refusedFields } from '../ui/refused-fields.ts';

type Props = {
  signInHref: string;
  termsHref: string;
  privacyHref: string;
  renderLink: RenderLink;
  onSubmit: (input: Register) => Promise<void>;
};

function useSignUp(send: Props['onSubmit']) {
  const translate = useTranslate();
  const form = useForm({
    resolver: valibotResolver(signUpSchema),
    mode: 'onTouched',
    defaultValues: { ...signUpDraft.read(), password: '', acceptTerms: false },
  });
  /** The API has separate fields for e-mail and phone; the form has one. */
  const getField = (error: ApiError): Record<string, string> => {
    const message = error.reason === 'TAKEN' ? translate('auth.signUp.taken') : '';
    const { email, phone, ...rest } = refusedFields(error, message);
    const contact = email ?? phone;
    return contact === undefined ? rest : { ...rest, contact };
  };
  const { failure, isBusy, onSubmit } = useSubmission(form, (values) => send(toRegister(values)), getField);
  const getProblem = (name: 'username' | 'contact' | 'displayName' | 'password') => {
    const error = form.formState.errors[name];
    if (!error) return undefined;
    return (error.type === 'server' && error.message) || translate(`auth.${name}.invalid`);
  };
  const written = useWatch({ control: form.control });
  const { username = '', contact = '', displayName = '' } = written;
  useEffect(() => signUpDraft.write({ username, contact, displayName }), [username, contact, displayName]);
  return { form, failure, isBusy, onSubmit, getProblem, written };
}

export function SignUpFields({ signInHref, onSubmit: send, ...links }: Props) {
  const translate = useTranslate();
  const signUp = useSignUp(send);
  const { failure, isBusy, onSubmit } = signUp;
  return (
    <FormFrame
      title={translate('auth.signUp.title')}
      lead={translate('auth.signUp.lead')}
      onSubmit={onSubmit}
      footer={
        <>
          <span>{translate('auth.signUp.hasAccount')}</span>
          {links.renderLink({
            href: signInHref,
            className: 'keo-form__link',
            children: translate('auth.signUp.toSignIn'),
          })}
        </>
      }
    >
      {failure && <FormFailure error={failure} />}
      <Fields {...signUp} {...links} />
      <Button type="submit" size="large" fullWidth loading={isBusy}>
        {translate(isBusy ? 'auth.signUp.busy' : 'auth.signUp.submit')}
      </Button>
    </FormFrame>
  );
}

type FieldsProps = Pick<ReturnType<typeof useSignUp>, 'form' | 'getProblem' | 'written'> &
  Pick<Props, 'termsHref' | 'privacyHref' | 'renderLink'>;

function Fields({ form, getProblem, written, termsHref, privacyHref, renderLink }: FieldsProps) {
  const translate = useTranslate();
  const { errors } = form.formState;
  return (
    <>
      <Field
        {...form.register('username')}
        label={translate('auth.username.label')}
        hint={!errors.username && translate('auth.username.hint')}
        error={getProblem('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        {...form.register('contact')}
        label={translate('auth.contact.label')}
        hint={!errors.contact && translate('auth.contact.hint')}
        error={getProblem('contact')}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NewPasswordField
        {...form.register('password')}
        error={getProblem('password')}
        measured={errors.password ? undefined : written.password}
        known={[written.username ?? '', written.contact ?? '']}
        autoComplete="new-password"
      />
      <Field
        {...form.register('displayName')}
        label={translate('auth.displayName.label')}
        note={translate('ui.optional')}
        hint={!errors.displayName && translate('auth.displayName.hint')}
        error={getProblem('displayName')}
        autoComplete="name"
      />
      <AcceptTerms
        {...form.register('acceptTerms')}
        {...{ termsHref, privacyHref, renderLink }}
        error={errors.acceptTerms && translate('auth.signUp.acceptRequired')}
      />
    </>
  );
}
