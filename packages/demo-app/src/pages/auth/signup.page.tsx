import { selectUser } from '@keo/core';
import { SignUpForm, useKeo } from '@keo/react';
import { codeSent } from '../../session/code-sent.ts';
import { renderLink } from './render-link.tsx';
import { useCallbackUrl } from './use-callback-url.ts';

export function SignUpPage() {
  const { auth, clock } = useKeo();
  const goOn = useCallbackUrl();
  const onSignedUp = () => {
    const user = selectUser(auth.getSnapshot());
    if (user) codeSent.write({ userId: user.id, at: clock.now(), path: null });
    goOn();
  };
  return <SignUpForm renderLink={renderLink} onSignedUp={onSignedUp} />;
}
