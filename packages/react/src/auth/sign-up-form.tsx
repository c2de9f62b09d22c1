import { useAuthCommands } from './use-auth.ts';
import { type RenderLink, plainLink } from './form-frame.tsx';
import { signUpDraft } from './sign-up-draft.ts';
import { SignUpFields } from './sign-up-fields.tsx';

export type SignUpFormProps = {
  signInHref?: string;
  termsHref?: string;
  privacyHref?: string;
  renderLink?: RenderLink;
  /** Called once when the account exists and is signed in. A code was sent: show `VerifyEmailForm`. */
  onSignedUp?: () => void;
};

/** Creates an account and signs it in. */
export function SignUpForm({
  signInHref = '/signin',
  termsHref = '/terms',
  privacyHref = '/privacy',
  renderLink = plainLink,
  onSignedUp,
}: SignUpFormProps) {
  const { signUp } = useAuthCommands();
  return (
    <SignUpFields
      {...{ signInHref, termsHref, privacyHref, renderLink }}
      onSubmit={async (input) => {
        await signUp(input);
        signUpDraft.write({ username: '', contact: '', displayName: '' });
        onSignedUp?.();
      }}
    />
  );
}
