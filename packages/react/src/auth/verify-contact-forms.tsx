import { type User, sendEmail, sendSms, verifyEmail, verifyOtp } from '@keo/core';
import { useKeo } from '../client/use-keo.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { useAuthCommands } from './use-auth.ts';
import { VerifyCodeForm, type VerifyCodeFormProps } from './verify-code-form.tsx';

type Props = Pick<VerifyCodeFormProps, 'isCard' | 'sentAt' | 'onDone' | 'onLater' | 'onChangeAddress'>;
export type VerifyEmailFormProps = Props & { email: string };
export type VerifyPhoneFormProps = Props & { phone: string };

/** The account's user follows from the answer. */
function useCode(
  verify: (code: string) => Promise<{ user?: User | undefined } | null>,
  send: () => Promise<unknown>,
) {
  const { reloadUser } = useAuthCommands();
  return {
    check: async (code: string) => reloadUser((await verify(code))?.user),
    resend: async () => {
      await send();
      return true;
    },
  };
}

export function VerifyEmailForm({ email, ...rest }: VerifyEmailFormProps) {
  const translate = useTranslate();
  const { call } = useKeo();
  const code = useCode(
    (typed) => call(verifyEmail, { code: typed }),
    () => call(sendEmail, { email, purpose: 'VERIFY_EMAIL' }),
  );
  return (
    <VerifyCodeForm
      {...rest}
      {...code}
      title={translate('auth.verifyEmail.title')}
      lead={translate('auth.verifyEmail.lead', { email })}
      done={translate('auth.verifyEmail.done')}
    />
  );
}

export function VerifyPhoneForm({ phone, ...rest }: VerifyPhoneFormProps) {
  const translate = useTranslate();
  const { call } = useKeo();
  const code = useCode(
    (typed) => call(verifyOtp, { code: typed }),
    () => call(sendSms, { phone, purpose: 'VERIFY_PHONE' }),
  );
  return (
    <VerifyCodeForm
      {...rest}
      {...code}
      title={translate('auth.verifyPhone.title')}
      lead={translate('auth.verifyPhone.lead', { phone })}
      done={translate('auth.verifyPhone.done')}
    />
  );
}
