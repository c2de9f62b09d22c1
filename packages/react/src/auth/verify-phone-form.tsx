import { sendSms, verifyOtp } from '@keo/core';
import { useKeo } from '../client/use-keo.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { useAuthCommands } from './use-auth.ts';
import { VerifyCodeForm, type VerifyCodeFormProps } from './verify-code-form.tsx';

export type VerifyPhoneFormProps = Pick<
  VerifyCodeFormProps,
  'isCard' | 'sentAt' | 'onDone' | 'onLater' | 'onChangeAddress'
> & {
  phone: string;
};

export function VerifyPhoneForm({ phone, ...rest }: VerifyPhoneFormProps) {
  const translate = useTranslate();
  const { call } = useKeo();
  const { reloadUser } = useAuthCommands();
  return (
    <VerifyCodeForm
      {...rest}
      title={translate('auth.verifyPhone.title')}
      lead={translate('auth.verifyPhone.lead', { phone })}
      done={translate('auth.verifyPhone.done')}
      check={async (code) => {
        const answer = await call(verifyOtp, { code });
        reloadUser(answer?.user);
      }}
      resend={async () => {
        await call(sendSms, { phone, purpose: 'VERIFY_PHONE' });
        return true;
      }}
    />
  );
}
