import { useId, useState } from 'react';
import { type Bank, bankCardsEndpoints } from '@keo/core/contract';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { SearchIcon } from '../../ui/icons/control-icons.tsx';
import { useMoneyTexts } from '../../ui/money/use-money-texts.ts';
import { Field } from '../../ui/field.tsx';
import { BankMark } from './bank-mark.tsx';
import { findBanks } from './find-banks.ts';

export type BankPickerProps = {
  /** BIN; empty for none. */
  value: string;
  onChange: (bin: string) => void;
  error?: string | undefined;
};

const shownAtOnce = 6;

export function BankPicker({ value, onChange, error }: BankPickerProps) {
  const t = useMoneyTexts();
  const name = useId();
  const [typed, setTyped] = useState('');
  const { data } = useKeoQuery(bankCardsEndpoints.banksList, {});
  const banks = (data?.list ?? []).filter(({ deprecated }) => !deprecated);
  const matching = findBanks(banks, typed);
  const chosen = banks.find(({ bin }) => bin === value);
  const shown = [...(chosen ? [chosen] : []), ...matching.filter((bank) => bank !== chosen)].slice(
    0,
    shownAtOnce,
  );
  const former = ({ formerNames }: Bank) =>
    formerNames.length > 0 ? ` · ${t('cards.form.bank.former', { names: formerNames.join(', ') })}` : '';
  return (
    <fieldset className="keo-banks">
      <legend className="keo-unseen">{t('cards.form.bank')}</legend>
      <Field
        label={t('cards.form.bank.search')}
        type="search"
        autoComplete="off"
        start={<SearchIcon size={18} />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={error}
      />
      {data && matching.length === 0 && <p className="keo-quiet">{t('cards.form.bank.none')}</p>}
      <div className="keo-banks__list">
        {shown.map((bank) => (
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the label's text is nested
          <label key={bank.bin} className="keo-banks__bank" htmlFor={`${name}-${bank.bin}`}>
            <input
              id={`${name}-${bank.bin}`}
              type="radio"
              name={name}
              value={bank.bin}
              checked={bank.bin === value}
              onChange={() => onChange(bank.bin)}
            />
            <BankMark bin={bank.bin} name={bank.shortName} />
            <span>
              <strong>{bank.shortName}</strong>
              <span className="keo-quiet">
                {bank.name}
                {former(bank)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
