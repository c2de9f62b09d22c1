import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type EndpointData, sandboxEndpoints } from '@keo/core/contract';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorCard,
  Field,
  Skeleton,
  TimeAgo,
  useKeo,
  useToastCommands,
  useTexts,
} from '@keo/react';
import { CopyIcon } from '@keo/react/marketplace';
import { sandboxSearch } from '../../routes/search.schema.ts';
import { usePageSearch, useTurnPage } from '../../routes/use-page-search.ts';
import { errorsEn } from '../errors/errors.en.ts';
import { errorsVi } from '../errors/errors.vi.ts';
import { sandboxEn } from './sandbox.en.ts';
import { sandboxVi } from './sandbox.vi.ts';

const pollInterval = 4000;

export function OutboxCard() {
  const t = useTexts(sandboxVi, sandboxEn);
  const errorText = useTexts(errorsVi, errorsEn);
  const { call } = useKeo();
  const turn = useTurnPage<typeof sandboxSearch>();
  const { to } = usePageSearch(sandboxSearch);
  const { data, error, refetch } = useQuery({
    queryKey: ['sandbox', 'outbox', to],
    queryFn: ({ signal }) => call(sandboxEndpoints.outbox, { to }, { signal }),
    refetchInterval: pollInterval,
    placeholderData: (earlier) => earlier,
  });

  return (
    <Card as="section" className="site-stack">
      <h2>{t('sandbox.outbox')}</h2>
      <p className="site-quiet">{t('sandbox.outbox.detail')}</p>
      <Field
        type="search"
        label={t('sandbox.outbox.filter')}
        defaultValue={to ?? ''}
        onChange={(event) => void turn({ to: event.target.value || undefined }, { replace: true })}
      />
      {error && (
        <ErrorCard
          title={error.message}
          retryLabel={errorText('error.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {data?.list.length === 0 && (
        <EmptyState title={t(to === undefined ? 'sandbox.outbox.empty' : 'sandbox.outbox.emptyFiltered')} />
      )}
      <ul className="site-sandbox__list">
        {data?.list.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ul>
    </Card>
  );
}

type Outbox = EndpointData<typeof sandboxEndpoints.outbox>;

function Message({ message }: { message: Outbox['list'][number] }) {
  const t = useTexts(sandboxVi, sandboxEn);
  const toasts = useToastCommands();
  const { id, channel, to, subject, text, code, createdAt } = message;
  const copy = async (copied: string) => {
    await navigator.clipboard.writeText(copied);
    toasts.show({ severity: 'success', summary: t('sandbox.outbox.copied', { code: copied }) });
  };
  return (
    <li>
      <span>
        <Badge>{t(`sandbox.outbox.${channel}`)}</Badge> <b>{to}</b>
        <br />
        {subject === '' ? text : subject}{' '}
        <span className="site-quiet">
          · <TimeAgo at={createdAt} />
        </span>
        {channel === 'EMAIL' && <MailView id={id} subject={subject} text={text} />}
      </span>
      {code !== null && (
        <Button
          variant="soft"
          size="small"
          aria-label={t('sandbox.outbox.copy', { code })}
          onClick={() => void copy(code)}
        >
          <CopyIcon size={16} />
          <span className="keo-num">{code}</span>
        </Button>
      )}
    </li>
  );
}

/** As a mail program shows it, and its text. It runs no scripts; its links open in a tab of their own. */
function MailView({ id, subject, text }: { id: string; subject: string; text: string }) {
  const t = useTexts(sandboxVi, sandboxEn);
  const errorText = useTexts(errorsVi, errorsEn);
  const { call } = useKeo();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch, isPending } = useQuery({
    queryKey: ['sandbox', 'mail', id],
    queryFn: ({ signal }) => call(sandboxEndpoints.outbox, { id }, { signal }),
    enabled: isOpen,
    staleTime: Infinity,
  });
  const html = data?.list[0]?.html ?? null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={t('sandbox.outbox.readNamed', { subject })}>{t('sandbox.outbox.read')}</summary>
      {isOpen && error && (
        <ErrorCard
          title={error.message}
          retryLabel={errorText('error.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {isOpen && isPending && <Skeleton shape="block" height={320} />}
      {isOpen && html !== null && (
        <iframe
          className="site-sandbox__mail"
          title={subject}
          srcDoc={html}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        />
      )}
      {isOpen && <pre>{text}</pre>}
    </details>
  );
}
