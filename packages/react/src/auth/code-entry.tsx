import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { object } from 'valibot';
import { type ApiError, codeSchema } from '@keo/core';
import { useTranslate } from '../i18n/use-translate.ts';
import { Button } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { codeFailure } from './code-failure.ts';
import { CodeInput } from './code-input.tsx';
import { FormFrame, type FormFrameProps } from './form-frame.tsx';
import { ResendCode, type ResendCodeProps } from './resend-code.tsx';

type Props = Pick<FormFrameProps, 'title' | 'isPage' | 'lead'> &
  Pick<ResendCodeProps, 'sentAt'> & {
    onCode: (code: string) => void;
    /** Of the last code. */
    error: ApiError | null;
    isBusy: boolean;
    /** Sends a new code; without it there is no button. */
    resend?: ResendCodeProps['resend'] | undefined;
    focusesFirst?: boolean;
    /** Another page has its own primary action. */
    isQuiet?: boolean;
    /** More buttons. */
    children?: ReactNode;
  };

/** The form of every code that is sent alone, as soon as it is complete. A refused one is cleared. */
export function CodeEntry({
  onCode,
  error,
  isBusy,
  resend,
  sentAt,
  focusesFirst = true,
  isQuiet = false,
  children,
  ...head
}: Props) {
  const translate = useTranslate();
  const form = useForm({
    resolver: valibotResolver(object({ code: codeSchema })),
    defaultValues: { code: '' },
  });
  const refusal = error ? codeFailure(error, translate) : undefined;
  const submit = form.handleSubmit(({ code }) => {
    if (!isBusy) onCode(code);
  });

  const { setValue, setError } = form;
  useEffect(() => {
    if (!error || !refusal) return;
    setValue('code', '');
    setError('code', { type: 'server', message: refusal }, { shouldFocus: true });
  }, [error, refusal, setValue, setError]);

  return (
    <FormFrame {...head} onSubmit={(event) => void submit(event)}>
      {error && !refusal && !isBusy && <FormFailure error={error} />}
      <CodeInput
        control={form.control}
        name="code"
        onChange={(code) => setValue('code', code)}
        onComplete={() => void submit()}
        isBusy={isBusy}
        focusesFirst={focusesFirst}
      />
      <Button type="submit" size="large" fullWidth variant={isQuiet ? 'soft' : 'primary'} loading={isBusy}>
        {translate(isBusy ? 'auth.code.busy' : 'auth.code.submit')}
      </Button>
      <div className="keo-form__more">
        {resend && <ResendCode sentAt={sentAt} resend={resend} onResent={() => form.reset()} />}
        {children}
      </div>
    </FormFrame>
  );
}
