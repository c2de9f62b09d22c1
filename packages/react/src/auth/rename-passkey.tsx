import { type FormEvent, useId, useState } from 'react';
import { type Passkey, passkeyNameSchema, passkeysEndpoints } from '@keo/core/contract';
import { is } from 'valibot';
import { useKeoMutation } from '../client/use-keo-query.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { usePasskeyTexts } from './use-passkey-texts.ts';

export function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = usePasskeyTexts();
  const form = useId();
  const [name, setName] = useState(passkey.name);
  const [isRequested, setIsRequested] = useState(false);
  const rename = useKeoMutation(passkeysEndpoints.renamePasskey, [passkeysEndpoints.passkeysList]);
  const isRight = is(passkeyNameSchema, name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsRequested(true);
    if (isRight && !rename.isPending) rename.mutate({ id: passkey.id, name }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('passkeys.renameNamed', { name: passkey.name })}
      closeLabel={t('passkeys.close')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('passkeys.close')}
          </Button>
          <Button type="submit" form={form} loading={rename.isPending}>
            {t('passkeys.rename.submit')}
          </Button>
        </>
      }
    >
      <form id={form} className="keo-stack" noValidate onSubmit={submit}>
        <Field
          label={t('passkeys.rename.label')}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={isRequested && !isRight ? t('passkeys.rename.invalid') : undefined}
        />
        {rename.error && <FormFailure error={rename.error} />}
      </form>
    </Dialog>
  );
}
