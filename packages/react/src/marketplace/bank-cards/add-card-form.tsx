import { type FormEvent, useState } from 'react';
import { ungroup } from '@keo/core';
import { type BankCard, addBankCardSchema, bankCardsEndpoints, moneyLimits } from '@keo/core/contract';
import { safeParse } from 'valibot';
import { refusedFields } from '../../ui/refused-fields.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { useMoneyTexts } from '../../ui/money/use-money-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import { BankPicker } from './bank-picker.tsx';

/** As banks print names: capitals without accents. A blank at the end stays, since the next word is being typed. */
const plainName = (text: string) =>
  text
    .replaceAll(/[đĐ]/g, 'D')
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toUpperCase();

type Props = {
  onAdded: (card: BankCard) => void;
  /** Null until the first account is verified. */
  legalName: string | null;
};

export function AddCardForm({ onAdded, legalName }: Props) {
  const t = useMoneyTexts();
  const [values, setValues] = useState({ bankBin: '', accountNo: '', accountName: legalName ?? '' });
  const [isRequested, setIsRequested] = useState(false);
  const add = useKeoMutation(bankCardsEndpoints.addBankCard, [bankCardsEndpoints.bankCardsList]);
  const change = (field: keyof typeof values) => (text: string) => {
    add.reset();
    setValues((before) => ({ ...before, [field]: text }));
  };
  const wrong = (field: keyof typeof values) =>
    isRequested && !safeParse(addBankCardSchema.entries[field], values[field]).success
      ? t(`cards.form.${field === 'bankBin' ? 'bank' : field}.invalid`)
      : undefined;
  const { error } = add;
  const refused = error ? refusedFields(error, error.message) : {};
  const misnamed = error?.reason === 'NAME_MISMATCH' ? error.message : undefined;
  const isBeside = misnamed !== undefined || Object.keys(refused).length > 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsRequested(true);
    const read = safeParse(addBankCardSchema, values);
    if (read.success && !add.isPending) add.mutate(read.output, { onSuccess: onAdded });
  };
  return (
    <form className="keo-stack" noValidate onSubmit={submit} aria-label={t('cards.add')}>
      <BankPicker
        value={values.bankBin}
        onChange={change('bankBin')}
        error={wrong('bankBin') ?? refused['bankBin']}
      />
      <Field
        label={t('cards.form.accountNo')}
        inputMode="numeric"
        autoComplete="off"
        value={values.accountNo}
        onChange={(event) => change('accountNo')(ungroup(event.target.value))}
        error={wrong('accountNo') ?? refused['accountNo']}
      />
      <Field
        label={t('cards.form.accountName')}
        hint={t(legalName === null ? 'cards.form.accountName.hint' : 'cards.form.accountName.known')}
        readOnly={legalName !== null}
        autoComplete="off"
        value={values.accountName}
        onChange={(event) => {
          const { value } = event.target;
          change('accountName')(isComposing(event) ? value : plainName(value));
        }}
        onCompositionEnd={(event) => change('accountName')(plainName(event.currentTarget.value))}
        error={wrong('accountName') ?? misnamed ?? refused['accountName']}
      />
      <p className="keo-quiet">{t('cards.form.hold', { hours: moneyLimits.withdrawHoldHours })}</p>
      {error && !isBeside && <FormFailure error={error} />}
      <Button type="submit" size="large" fullWidth loading={add.isPending}>
        {t('cards.form.submit')}
      </Button>
    </form>
  );
}
