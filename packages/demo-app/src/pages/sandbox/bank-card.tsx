import { useState } from 'react';
import { type ApiError, formatDong, parseDong } from '@keo/core';
import { rechargeEndpoints, sandboxEndpoints, withdrawEndpoints } from '@keo/core/contract';
import {
  Button,
  Card,
  Field,
  Select,
  useAuth,
  useKeoMutation,
  useKeoQuery,
  useTexts,
  useToastCommands,
} from '@keo/react';
import { sandboxEn } from './sandbox.en.ts';
import { sandboxVi } from './sandbox.vi.ts';

const outcomes = ['PAY', 'FAIL', 'UNKNOWN', 'REVERSE'] as const;

export function BankCard() {
  const { user } = useAuth();
  return (
    <Card as="section">
      <Transfer isSignedIn={user !== null} />
      {user && <Payout />}
    </Card>
  );
}

function useResultToasts() {
  const toasts = useToastCommands();
  return {
    good: (summary: string) => toasts.show({ severity: 'success', summary }),
    bad: (error: ApiError) => toasts.show({ severity: 'error', summary: error.message }),
  };
}

function Transfer({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTexts(sandboxVi, sandboxEn);
  const { good, bad } = useResultToasts();
  const { data } = useKeoQuery(
    rechargeEndpoints.rechargesList,
    { pageNum: 1, pageSize: 1 },
    { enabled: isSignedIn },
  );
  const [newest] = data?.list ?? [];
  const [content, setContent] = useState<string | null>(null);
  const [amount, setAmount] = useState<string | null>(null);
  const shown = {
    content: content ?? newest?.code ?? '',
    amount: amount ?? (newest ? formatDong(newest.amount).replace('đ', '') : ''),
  };
  const parsed = parseDong(shown.amount);
  const transfer = useKeoMutation(sandboxEndpoints.bankTransfer, [rechargeEndpoints.rechargesList]);
  const send = () => {
    if (!parsed.ok) return;
    transfer.mutate(
      { content: shown.content, amount: parsed.amount },
      {
        onSuccess: ({ outcome, reason }) => good(t(`sandbox.bank.${outcome}`, { reason })),
        onError: bad,
      },
    );
  };
  return (
    <form
      className="keo-form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h2>{t('sandbox.bank')}</h2>
      <p className="site-quiet">{t('sandbox.bank.detail')}</p>
      <Field
        label={t('sandbox.bank.content')}
        value={shown.content}
        onChange={(event) => setContent(event.target.value)}
      />
      <Field
        label={t('sandbox.bank.amount')}
        inputMode="decimal"
        value={shown.amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Button type="submit" variant="soft" loading={transfer.isPending} disabled={!parsed.ok}>
        {t('sandbox.bank.send')}
      </Button>
    </form>
  );
}

function Payout() {
  const t = useTexts(sandboxVi, sandboxEn);
  const { good, bad } = useResultToasts();
  const { data } = useKeoQuery(withdrawEndpoints.withdrawsList, { pageNum: 1, pageSize: 10 });
  const [id, setId] = useState<string | null>(null);
  const list = data?.list ?? [];
  const chosen = list.find((one) => one.id === id) ?? list[0];
  const payout = useKeoMutation(sandboxEndpoints.bankPayout, [withdrawEndpoints.withdrawsList]);
  if (!chosen) return <p className="site-quiet">{t('sandbox.payout.none')}</p>;
  return (
    <div className="keo-form">
      <Select
        label={t('sandbox.payout')}
        value={chosen.id}
        onValueChange={setId}
        options={list.map(({ id: value, amount, state, card }) => ({
          value,
          label: `${formatDong(amount)} · ${card.bankShortName} •••• ${card.last4} · ${state}`,
        }))}
      />
      <div className="site-row">
        {outcomes.map((outcome) => (
          <Button
            key={outcome}
            variant="ghost"
            size="small"
            loading={payout.isPending && payout.variables.outcome === outcome}
            onClick={() =>
              payout.mutate(
                { withdrawId: chosen.id, outcome },
                { onSuccess: ({ state }) => good(t('sandbox.payout.done', { state })), onError: bad },
              )
            }
          >
            {t(`sandbox.payout.${outcome}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
