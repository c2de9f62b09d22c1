import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { formatDong } from '@keo/core';
import { type Closing, type ClosingObstacle, closingEndpoints } from '@keo/core/contract';
import { FormFailure } from '../../ui/form-failure.tsx';
import { NamedPasswordField } from '../../auth/named-password-field.tsx';
import { useAuth } from '../../auth/use-auth.ts';
import { useKeoMutation, useKeoQuery, useRefetch } from '../../client/use-keo-query.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Field } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAccountTexts } from './use-account-texts.ts';

const read = () => closingEndpoints.closing;

export type CloseAccountProps = {
  /** Link to the page that resolves an obstacle. */
  link: (obstacle: ClosingObstacle, children: ReactNode) => ReactNode;
  /** Every session has ended. */
  onClosed: () => void;
};

/** Obstacles to closing the account; without any, asks for password and username. */
export function CloseAccount({ link, onClosed }: CloseAccountProps) {
  const t = useAccountTexts();
  const translate = useTranslate();
  const heading = useId();
  const { data, error, refetch } = useKeoQuery(read(), {}, { refetchOnMount: 'always' });
  return (
    <Card as="section" className="keo-stack" aria-labelledby={heading} aria-busy={!data && !error}>
      <h2 id={heading}>{t('close.title')}</h2>
      <p className="keo-quiet">{t('close.detail')}</p>
      {error && !data && (
        <ErrorCard title={error.message} retryLabel={translate('ui.retry')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton shape="block" height={56} />}
      {data && data.obstacles.length > 0 && <Obstacles of={data.obstacles} link={link} />}
      {data?.obstacles.length === 0 && <LastStep closing={data} heading={heading} onClosed={onClosed} />}
    </Card>
  );
}

function Obstacles({ of, link }: { of: Closing['obstacles']; link: CloseAccountProps['link'] }) {
  const t = useAccountTexts();
  return (
    <>
      <p>{t('close.obstacles')}</p>
      <ol className="keo-plain keo-stack">
        {of.map(({ kind, count, amount }) => (
          <li key={kind}>
            {t(`close.${kind}`, { count, amount: formatDong(amount) })} {link(kind, t(`close.go.${kind}`))}
          </li>
        ))}
      </ol>
    </>
  );
}

type LastStepProps = { closing: Closing; heading: string; onClosed: () => void };

function LastStep({ closing: { applications, leftover }, heading, onClosed }: LastStepProps) {
  const t = useAccountTexts();
  const { user } = useAuth();
  const [password, setPassword] = useState('');
  const [username, setUsername] = useState('');
  const close = useKeoMutation(closingEndpoints.closeAccount);
  // Only after a refusal: a closed account has no session.
  const refetch = useRefetch([read()]);
  const { error } = close;
  const wrong = { password: error?.reason === 'WRONG_CREDENTIALS', username: error?.reason === 'INVALID' };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close.mutate({ password, username }, { onSuccess: onClosed, onError: refetch });
  };
  return (
    <form className="keo-form" noValidate aria-labelledby={heading} onSubmit={submit}>
      {applications > 0 && <p>{t('close.applications', { count: applications })}</p>}
      {leftover > 0 && <p>{t('close.leftover', { amount: formatDong(leftover) })}</p>}
      <p>{t('close.ready', { username: user?.username ?? '' })}</p>
      <NamedPasswordField
        autoComplete="current-password"
        value={password}
        error={wrong.password && error?.message}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Field
        label={t('close.username')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        error={wrong.username && error?.message}
        onChange={({ target }) => setUsername(target.value)}
      />
      {error && !wrong.password && !wrong.username && <FormFailure error={error} />}
      <div>
        <Button
          type="submit"
          variant="danger"
          loading={close.isPending}
          disabled={password === '' || username.trim().toLowerCase() !== user?.username}
        >
          {t('close.submit')}
        </Button>
      </div>
    </form>
  );
}
