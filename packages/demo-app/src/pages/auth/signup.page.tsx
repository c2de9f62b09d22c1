import { SignUpForm } from '@keo/react';
import { renderLink } from './render-link.tsx';
import { useGoOn } from './use-go-on.ts';

export function SignUpPage() {
  return <SignUpForm renderLink={renderLink} onDone={useGoOn()} />;
}
