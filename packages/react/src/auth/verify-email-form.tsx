import { sendEmail, verifyEmail } from '@keo/core';
import { useKeo } from '../client/use-keo.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { useAuthCommands } from './use-auth.ts';
import { VerifyCodeForm, type VerifyCodeFormProps } from './verify-code-form.tsx';

export type VerifyEmailFormProps = Pick<
  VerifyCodeFormProps,
  'isCard' | 'sentAt' | 'onDone' | 'onLater' | 'onChangeAddress'
> & {
  email: string;
};

export function VerifyEmailForm({ email, ...rest }: VerifyEmailFormProps) {
  const translate = useTranslate();
  const { call } = useKeo();
  const { reloadUser } = useAuthCommands();
  return (
    <VerifyCodeForm
      {...rest}
      title={translate('auth.verifyEmail.title')}
      lead={translate('auth.verifyEmail.lead', { email })}
      done={translate('auth.verifyEmail.done')}
      check={async (code) => {
        const answer = await call(verifyEmail, { code });
        reloadUser(answer?.user);
      }}
      resend={async () => {
        await call(sendEmail, { email, purpose: 'VERIFY_EMAIL' });
        return true;
      }}
    />
  );
}
