import { type Passkey, passkeysEndpoints } from '@keo/core/contract';
import { useKeoMutation } from '../client/use-keo-query.ts';
import { useToastCommands } from '../toasts/use-toasts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { usePasskeyTexts } from './use-passkey-texts.ts';

export function RemovePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = usePasskeyTexts();
  const toasts = useToastCommands();
  const { id, name } = passkey;
  const remove = useKeoMutation(passkeysEndpoints.removePasskey, [passkeysEndpoints.passkeysList]);
  const removed = () => {
    toasts.show({ severity: 'success', summary: t('passkeys.remove.done', { name }) });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('passkeys.remove.title', { name })}
      closeLabel={t('passkeys.close')}
      description={t('passkeys.remove.detail')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('passkeys.close')}
          </Button>
          <Button
            variant="danger"
            loading={remove.isPending}
            onClick={() => remove.mutate({ id }, { onSuccess: removed })}
          >
            {t('passkeys.remove')}
          </Button>
        </>
      }
    >
      {remove.error && <FormFailure error={remove.error} />}
    </Dialog>
  );
}
