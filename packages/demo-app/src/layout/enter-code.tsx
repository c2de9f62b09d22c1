import { useState } from 'react';
import type { User } from '@keo/core';
import { Card, VerifyEmailForm, VerifyPhoneForm } from '@keo/react';
import { codeSent } from '../session/code-sent.ts';
import './enter-code.css';

/** A card that asks for the code of a new account, until entered or dismissed. */
export function EnterCode({ user, sentAt }: { user: User; sentAt: number }) {
  // The account as it was: the form itself reports that it is verified.
  const [{ verified, email, phone }] = useState(user);
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  const form = {
    isCard: true,
    sentAt,
    onDone: () => codeSent.clear(),
    onLater: () => {
      codeSent.clear();
      setIsOpen(false);
    },
  };
  if (email !== null && !verified.email)
    return (
      <Card as="section" className="site-enter-code">
        <VerifyEmailForm email={email} {...form} />
      </Card>
    );
  if (phone === null || verified.phone) return null;
  return (
    <Card as="section" className="site-enter-code">
      <VerifyPhoneForm phone={phone} {...form} />
    </Card>
  );
}
