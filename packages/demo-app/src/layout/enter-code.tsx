import { useState } from 'react';
import type { User } from '@keo/core';
import { Button, Card, VerifyEmailForm, VerifyPhoneForm, useTexts, useTranslate } from '@keo/react';
import { codeSent } from '../session/code-sent.ts';
import { verifyEn } from './verify.en.ts';
import { verifyVi } from './verify.vi.ts';
import './enter-code.css';

type Props = {
  user: User;
  /** Epoch ms. */
  sentAt: number;
  /** Collapsed to one line until its button is pressed. */
  isCollapsed: boolean;
};

export function EnterCode({ user, sentAt, isCollapsed }: Props) {
  const t = useTexts(verifyVi, verifyEn);
  const translate = useTranslate();
  // State on mount: after that, the form itself confirms the verification.
  const [{ verified, email, phone }] = useState(user);
  const [isOpen, setIsOpen] = useState(true);
  const [isExpanded, setIsExpanded] = useState(false);
  const isEmail = email !== null && !verified.email;
  const address = isEmail ? email : verified.phone ? null : phone;
  if (!isOpen || address === null) return null;
  const later = () => {
    codeSent.clear();
    setIsOpen(false);
  };
  if (isCollapsed && !isExpanded)
    return (
      <Card as="section" className="site-enter-code site-enter-code--folded">
        <p>{t('verify.sent', { address })}</p>
        <Button variant="soft" size="small" onClick={() => setIsExpanded(true)}>
          {t('verify.enter')}
        </Button>
        <Button variant="link" onClick={later}>
          {translate('auth.code.later')}
        </Button>
      </Card>
    );
  const form = { isCard: true, sentAt, onDone: () => codeSent.clear(), onLater: later };
  return (
    <Card as="section" className="site-enter-code">
      {isEmail ? (
        <VerifyEmailForm email={address} {...form} />
      ) : (
        <VerifyPhoneForm phone={address} {...form} />
      )}
    </Card>
  );
}
