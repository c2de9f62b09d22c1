import { ForgotPasswordForm } from '@keo/react';
import { renderLink } from './render-link.tsx';

export function ForgotPasswordPage() {
  return <ForgotPasswordForm renderLink={renderLink} />;
}
