import { useState } from 'react';
import type { Recharge } from '@keo/core/contract';
import { BankMark } from '../bank-cards/bank-mark.tsx';
import { useMoneyTexts } from '../../ui/money/use-money-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Select } from '../../ui/select.tsx';
import { appLink, bankApps, ownBankApp } from './bank-apps.ts';

export function OpenBankApp({ recharge }: { recharge: Recharge }) {
  const t = useMoneyTexts();
  const [app, setApp] = useState(() => ownBankApp.read());
  return (
    <div className="keo-stack">
      <Select
        label={t('recharge.app')}
        placeholder={t('recharge.app.choose')}
        value={app?.id ?? ''}
        options={bankApps.map(({ id, bin, name }) => ({
          value: id,
          label: (
            <>
              <BankMark bin={bin} name={name} />
              {name}
            </>
          ),
        }))}
        onValueChange={(id) => {
          const chosen = bankApps.find((one) => one.id === id);
          if (!chosen) return;
          setApp(chosen);
          ownBankApp.write(chosen);
        }}
      />
      {app && (
        <>
          <ButtonLink fullWidth href={appLink(app.id, recharge)} target="_blank" rel="noreferrer">
            {t('recharge.app.open', { name: app.name })}
          </ButtonLink>
          <p className="keo-quiet">{t(app.fills ? 'recharge.app.fills' : 'recharge.app.empty')}</p>
        </>
      )}
    </div>
  );
}
