import { useState } from 'react';
import { useAuthCommands } from './use-auth-commands.ts';
import { type RenderLink, plainLink } from './form-frame.tsx';
import { SignUpFields } from './sign-up-fields.tsx';
import { isEmail } from './sign-up-values.ts';
import { VerifyEmailForm } from './verify-email-form.tsx';
import { VerifyPhoneForm } from './verify-phone-form.tsx';

export type SignUpFormProps = {
  signInHref?: string;
  termsHref?: string;
  privacyHref?: string;
  renderLink?: RenderLink;
  /** Called once when the account exists and is signed in; its code is asked for next. */
  onSignedUp?: () => void;
  /** Called when the code was right, or put off. */
  onDone?: () => void;
};

/** Creates one account for both sides of the market, then asks for the code that was sent to it. */
export function SignUpForm({
  signInHref = '/signin',
  termsHref = '/terms',
  privacyHref = '/privacy',
  renderLink = plainLink,
  onSignedUp,
  onDone,
}: SignUpFormProps) {
  const { signUp } = useAuthCommands();
  const [contact, setContact] = useState<string | null>(null);

  if (contact === null) {
    return (
      <SignUpFields
        {...{ signInHref, termsHref, privacyHref, renderLink }}
        onSubmit={async (input) => {
          await signUp(input);
          onSignedUp?.();
          setContact(input.email ?? input.phone ?? '');
        }}
      />
    );
  }
  const later = { onDone, onLater: onDone };
  return isEmail(contact) ? (
    <VerifyEmailForm email={contact} {...later} />
  ) : (
    <VerifyPhoneForm phone={contact} {...later} />
  );
}
