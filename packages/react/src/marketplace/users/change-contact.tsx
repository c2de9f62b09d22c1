import { type FormEvent, useState } from 'react';
import { safeParse } from 'valibot';
import { emailSchema, phoneSchema } from '@keo/core';
import { accountEndpoints } from '@keo/core/contract';
import { NamedPasswordField } from '../../auth/named-password-field.tsx';
import { HiddenUsername } from '../../auth/hidden-username.tsx';
import { useAuth } from '../../auth/use-auth.ts';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { refusedAt } from '../../ui/refused-fields.ts';
import { ContactCodes } from './contact-codes.tsx';
import { type Contact, type SentCodes, toContact } from './contact.ts';
import { useChangeContactTexts } from './use-change-contact-texts.ts';

export type ChangeContactProps = { contact: Contact; onClose: () => void };

const schemas = { email: emailSchema, phone: phoneSchema };

/** Changes the e-mail or phone of the signed-in user, or adds one: password first, then the codes. */
export function ChangeContact({ contact, onClose }: ChangeContactProps) {
  const t = useChangeContactTexts();
  const { user } = useAuth();
  const [sent, setSent] = useState<SentCodes | null>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`changeContact.${contact}.${user?.[contact] ? 'change' : 'add'}`)}
      description={t(sent ? 'changeContact.codes.detail' : 'changeContact.detail')}
      closeLabel={t('changeContact.close')}
    >
      {sent ? (
        <ContactCodes contact={contact} sent={sent} onSent={setSent} onDone={onClose} />
      ) : (
        <NewContact contact={contact} onSent={setSent} />
      )}
    </Dialog>
  );
}

function NewContact({ contact, onSent }: { contact: Contact; onSent: (sent: SentCodes) => void }) {
  const t = useChangeContactTexts();
  const { user } = useAuth();
  const [to, setTo] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setIsTried] = useState(false);
  const send = useKeoMutation(accountEndpoints.sendContactCodes);
  const { at, rest } = refusedAt(send.error, [contact, 'password']);
  const isValid = safeParse(schemas[contact], to).success;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isValid || password === '' || send.isPending) return;
    send.mutate(
      { ...toContact(contact, to), password },
      { onSuccess: ({ provedBy }) => onSent({ to, password, provedBy }) },
    );
  };
  return (
    <form className="keo-form" noValidate onSubmit={submit}>
      <Field
        label={t(`changeContact.${contact}.next`)}
        type={contact === 'email' ? 'email' : 'tel'}
        autoComplete={contact === 'email' ? 'email' : 'tel'}
        autoCapitalize="none"
        spellCheck={false}
        value={to}
        error={isTried && !isValid ? t(`changeContact.${contact}.invalid`) : at(contact)}
        onChange={({ target }) => setTo(target.value)}
      />
      <HiddenUsername username={user?.username ?? ''} />
      <NamedPasswordField
        label={t('changeContact.password')}
        autoComplete="current-password"
        value={password}
        error={isTried && password === '' ? t('changeContact.password.required') : at('password')}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Notice tone="wash">
        {t(user?.verified[contact] ? 'changeContact.hold' : 'changeContact.signsOut')}
      </Notice>
      {rest && <FormFailure error={rest} />}
      <Button type="submit" fullWidth loading={send.isPending}>
        {t('changeContact.send')}
      </Button>
    </form>
  );
}
