import { useNavigate } from '@tanstack/react-router';
import { VerifyEmailForm } from '@keo/react';
import { VerifyFrame } from './verify-frame.tsx';

export function VerifyEmailPage() {
  const navigate = useNavigate();
  const leave = () => void navigate({ href: '/dashboard' });
  return (
    <VerifyFrame what="email">
      {(email) => <VerifyEmailForm email={email} onDone={leave} onLater={leave} />}
    </VerifyFrame>
  );
}
