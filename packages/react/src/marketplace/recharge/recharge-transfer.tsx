import type { Recharge } from '@keo/core/contract';
import { formatDong } from '@keo/core';
import { BankMark } from '../bank-cards/bank-mark.tsx';
import { CopyRow } from '../../ui/money/copy-row.tsx';
import { momentWords } from '../../i18n/moment-words.ts';
import { QrCode, saveQrCode } from '../../ui/money/qr-code.tsx';
import { useMoneyTexts } from '../../ui/money/use-money-texts.ts';
import { clockWords, useTimeLeft } from '../../ui/money/use-time-left.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { OpenBankApp } from './open-bank-app.tsx';
import { RechargeClosed } from './recharge-closed.tsx';
import { useRecharge, useRechargeCommands } from './use-recharge.ts';

/** A phone cannot scan its own screen. */
const isPhone = () => matchMedia('(pointer: coarse)').matches;

export function RechargeTransfer({ recharge }: { recharge: Recharge }) {
  const t = useMoneyTexts();
  const { isBusy } = useRecharge();
  const { cancel, again } = useRechargeCommands();
  const left = useTimeLeft(recharge.expiresAt);
  const isShown = left > 0;
  const isMatched = useTimeLeft(recharge.matchUntil) > 0;
  if (!isMatched) return <RechargeClosed recharge={recharge} />;

  return (
    <Card as="section" className="keo-transfer" aria-label={t('recharge.title')}>
      {isShown ? (
        <div className="keo-stack">
          {isPhone() && <OpenBankApp recharge={recharge} />}
          <Code recharge={recharge} />
        </div>
      ) : (
        <div className="keo-stack">
          <h2 className="keo-heading">{t('recharge.expired')}</h2>
          <p>{t('recharge.expired.detail', { time: momentWords(recharge.matchUntil, t.locale) })}</p>
          <Button onClick={again}>{t('recharge.again')}</Button>
        </div>
      )}
      <div className="keo-stack">
        <Rows recharge={recharge} />
        <p className="keo-quiet">{t('recharge.content.warning')}</p>
        <p className="keo-waiting" role="status">
          <Spinner size={18} /> {t('recharge.waiting')}
        </p>
        {isShown && (
          <p className="keo-quiet keo-num" role="timer">
            {t('recharge.left', { time: clockWords(left) })}
          </p>
        )}
        <Button variant="link" disabled={isBusy} onClick={cancel}>
          {t('recharge.cancel')}
        </Button>
      </div>
    </Card>
  );
}

function Code({ recharge: { amount, code, qrPayload } }: { recharge: Recharge }) {
  const t = useMoneyTexts();
  const save = () => {
    const drawn = document.querySelector<SVGElement>('#keo-recharge-qr');
    if (drawn) void saveQrCode(drawn, code);
  };
  return (
    <figure className="keo-transfer__code">
      <figcaption>{t(isPhone() ? 'recharge.scan.other' : 'recharge.scan')}</figcaption>
      <QrCode
        id="keo-recharge-qr"
        text={qrPayload}
        label={t('recharge.scan.alt', { amount: formatDong(amount), code })}
      />
      <Button variant="ghost" onClick={save}>
        {t('recharge.save')}
      </Button>
    </figure>
  );
}

function Rows({ recharge: { amount, code, bank } }: { recharge: Recharge }) {
  const t = useMoneyTexts();
  return (
    <dl className="keo-copies">
      <CopyRow
        label={t('recharge.row.bank')}
        value={bank.shortName}
        mark={<BankMark bin={bank.bin} name={bank.shortName} />}
      />
      <CopyRow label={t('recharge.row.account')} value={bank.accountNo} />
      <CopyRow label={t('recharge.row.name')} value={bank.name} />
      <CopyRow label={t('recharge.row.amount')} value={formatDong(amount)} copied={String(amount)} />
      <CopyRow label={t('recharge.row.content')} value={code} />
    </dl>
  );
}
