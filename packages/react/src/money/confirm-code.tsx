import { type ReactNode, useState } from 'react';
import type { ApiError } from '@keo/core';
import { Button } from '../ui/button.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { useMoneyTexts } from './use-money-texts.ts';

export type ConfirmCodeProps = {
  lead: ReactNode;
  onCode: (code: string) => void;
  onResend: () => void;
  error: ApiError | null;
  isBusy: boolean;
};

export function ConfirmCode({ lead, onCode, onResend, error, isBusy }: ConfirmCodeProps) {
  const t = useMoneyTexts();
  const [code, setCode] = useState('');
  const [isResent, setIsResent] = useState(false);
  return (
    <div className="keo-stack">
      <p className="keo-quiet">{lead}</p>
      <CodeField
        label={t('money.otp.label')}
        value={code}
        onChange={setCode}
        onComplete={onCode}
        digitLabel={(number, total) => t('money.otp.digit', { number, total })}
        error={error && !isBusy ? error.message : undefined}
        disabled={isBusy}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of this step
        autoFocus
      />
      <p className="keo-quiet" role="status">
        {isBusy ? t('money.otp.busy') : isResent ? t('money.otp.resent') : ''}
      </p>
      <div>
        <Button
          variant="link"
          disabled={isBusy}
          onClick={() => {
            setCode('');
            setIsResent(true);
            onResend();
          }}
        >
          {t('money.otp.resend')}
        </Button>
      </div>
    </div>
  );
}
