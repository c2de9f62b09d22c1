import { useNavigate } from '@tanstack/react-router';
import { VerifyPhoneForm } from '@keo/react';
import { VerifyFrame } from './verify-frame.tsx';

export function VerifyOtpPage() {
  const navigate = useNavigate();
  const leave = () => void navigate({ href: '/dashboard' });
  return (
    <VerifyFrame what="phone">
      {(phone) => <VerifyPhoneForm phone={phone} onDone={leave} onLater={leave} />}
    </VerifyFrame>
  );
}
