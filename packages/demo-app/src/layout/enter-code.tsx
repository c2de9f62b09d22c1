import { useState } from 'react';
import type { User } from '@keo/core';
import { Card, VerifyEmailForm, VerifyPhoneForm } from '@keo/react';
import { codeSent } from '../session/code-sent.ts';
import './enter-code.css';

/** A card that asks for the code of a new account, until it is entered or put off. */
export function EnterCode({ user }: { user: User }) {
  // As the account was: that it is verified now is said by the form itself.
  const [{ verified, email, phone }] = useState(user);
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  const form = {
    isCard: true,
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
