import { type FormEvent, useState } from 'react';
import { accountEndpoints } from '@keo/core/contract';
import { codeFailure } from '../../auth/code-failure.ts';
import { ResendCode } from '../../auth/resend-code.tsx';
import { useAuth, useAuthCommands } from '../../auth/use-auth.ts';
import { useKeo } from '../../client/use-keo.ts';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useToastCommands } from '../../toasts/use-toasts.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { type Contact, type SentCodes, toContact } from './contact.ts';
import { useChangeContactTexts } from './use-change-contact-texts.ts';

type Props = {
  contact: Contact;
  sent: SentCodes;
  onSent: (sent: SentCodes) => void;
  onDone: () => void;
};

const codeLength = 6;
const empty = { oldCode: '', newCode: '' };

function useChange({ contact, sent, onDone }: Props) {
  const t = useChangeContactTexts();
  const toasts = useToastCommands();
  const { reloadUser } = useAuthCommands();
  const [codes, setCodes] = useState(empty);
  const change = useKeoMutation(accountEndpoints.changeContact);
  const needed = sent.provedBy === null ? (['newCode'] as const) : (['oldCode', 'newCode'] as const);
  const isWhole = needed.every((name) => codes[name].length === codeLength);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole || change.isPending) return;
    const { oldCode, newCode } = codes;
    change.mutate(
      { ...toContact(contact, sent.to), newCode, ...(sent.provedBy && { oldCode }) },
      {
        onSuccess: ({ user }) => {
          reloadUser(user);
          toasts.show({ severity: 'success', summary: t(`changeContact.${contact}.done`, { to: sent.to }) });
          onDone();
        },
        // The refused code is cleared, the other one stays.
        onError: ({ refusal }) =>
          setCodes((typed) =>
            refusal?.['field'] === 'oldCode' ? { ...typed, oldCode: '' } : { ...typed, newCode: '' },
          ),
      },
    );
  };
  return { codes, setCodes, change, needed, isWhole, submit };
}

export function ContactCodes(props: Props) {
  const { contact, sent, onSent } = props;
  const t = useChangeContactTexts();
  const translate = useTranslate();
  const { user } = useAuth();
  const { codes, setCodes, change, needed, isWhole, submit } = useChange(props);
  const { call } = useKeo();
  const move = useKeoMutation(accountEndpoints.sendContactCodes);
  const toInput = (provedBy: SentCodes['provedBy']) => ({
    ...toContact(contact, sent.to),
    password: sent.password,
    ...(provedBy && { provedBy }),
  });
  /** The codes before are no longer valid. */
  const startOver = (by: Pick<SentCodes, 'provedBy'>) => {
    setCodes(empty);
    change.reset();
    move.reset();
    onSent({ ...sent, ...by });
  };
  const resend = async () => {
    startOver(await call(accountEndpoints.sendContactCodes, toInput(sent.provedBy)));
    return true;
  };
  const isMailed = contact === 'email' || sent.provedBy === 'email';
  const places = { oldCode: sent.provedBy && user?.[sent.provedBy], newCode: sent.to };
  const other = contact === 'email' ? 'phone' : 'email';
  const spare = sent.provedBy === contact && user?.verified[other] ? user[other] : null;
  const { error } = change;
  const failure = error && codeFailure(error, translate);
  const failed = failure ? needed.find((name) => name === error.refusal?.['field']) : undefined;
  return (
    <form className="keo-form" noValidate onSubmit={submit}>
      {needed.map((name) => (
        <CodeField
          key={name}
          label={t('changeContact.code', { to: places[name] ?? '' })}
          value={codes[name]}
          onChange={(code) => setCodes((typed) => ({ ...typed, [name]: code }))}
          digitLabel={(number, total) => translate('ui.code.digit', { number, total })}
          error={failed === name && failure}
          readOnly={change.isPending}
        />
      ))}
      {spare !== null && (
        <Button
          variant="link"
          loading={move.isPending}
          onClick={() => move.mutate(toInput(other), { onSuccess: startOver })}
        >
          {t('changeContact.lost', { from: user?.[contact] ?? '', to: spare })}
        </Button>
      )}
      {move.error && <FormFailure error={move.error} />}
      {error && failed === undefined && <FormFailure error={error} />}
      <Button type="submit" fullWidth disabled={!isWhole} loading={change.isPending}>
        {t('changeContact.submit')}
      </Button>
      <p className="keo-quiet">{t(`changeContact.noCode.${isMailed ? 'email' : 'phone'}`)}</p>
      <ResendCode resend={() => resend()} />
    </form>
  );
}
