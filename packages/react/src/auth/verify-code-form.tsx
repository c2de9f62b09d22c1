import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { object } from 'valibot';
import { codeSchema } from '@keo/core';
import { useTranslate } from '../i18n/use-translate.ts';
import { Button } from '../ui/button.tsx';
import { codeFailure } from './code-failure.ts';
import { CodeInput } from './code-input.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { FormFrame } from './form-frame.tsx';
import { Notice } from '../ui/notice.tsx';
import { ResendCode } from './resend-code.tsx';
import { useSubmission } from './use-submission.ts';

export type VerifyCodeFormProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** Replaces the form once verified. */
  done: ReactNode;
  check: (code: string) => Promise<void>;
  /** When the last code was sent, in epoch ms; default is now. */
  sentAt?: number | undefined;
  /** Sends a new code; resolves to true. Without it there is no button. */
  resend?: (() => Promise<boolean>) | undefined;
  /** Part of another page: no autofocus, and the heading is an `h2`. */
  isCard?: boolean | undefined;
  onDone?: (() => void) | undefined;
  /** Adds a button "later". */
  onLater?: (() => void) | undefined;
  /** Adds a button to change the address. */
  onChangeAddress?: (() => void) | undefined;
};

export function VerifyCodeForm(props: VerifyCodeFormProps) {
  const {
    title,
    lead,
    done,
    check,
    sentAt,
    resend,
    isCard = false,
    onDone,
    onLater,
    onChangeAddress,
  } = props;
  const translate = useTranslate();
  const [isDone, setIsDone] = useState(false);
  const form = useForm({
    resolver: valibotResolver(object({ code: codeSchema })),
    defaultValues: { code: '' },
  });
  const { failure, isBusy, onSubmit, submit } = useSubmission(
    form,
    async ({ code }) => {
      await check(code);
      setIsDone(true);
      onDone?.();
    },
    (error) => codeFailure(error, translate),
  );

  if (isDone) return <Notice tone="good">{done}</Notice>;
  return (
    <FormFrame title={title} isPage={!isCard} lead={lead} onSubmit={onSubmit}>
      {failure && <FormFailure error={failure} />}
      <CodeInput control={form.control} name="code" focusesFirst={!isCard} onComplete={() => void submit()} />
      {/* Another page has its own primary action. */}
      <Button type="submit" size="large" fullWidth variant={isCard ? 'soft' : 'primary'} loading={isBusy}>
        {translate(isBusy ? 'auth.code.busy' : 'auth.code.submit')}
      </Button>
      <div className="keo-form__more">
        {resend && <ResendCode sentAt={sentAt} resend={resend} onResent={() => form.reset()} />}
        {onChangeAddress && (
          <Button variant="link" onClick={onChangeAddress}>
            {translate('auth.code.change')}
          </Button>
        )}
        {onLater && (
          <Button variant="link" onClick={onLater}>
            {translate('auth.code.later')}
          </Button>
        )}
      </div>
    </FormFrame>
  );
}
