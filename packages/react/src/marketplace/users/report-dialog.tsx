import { useState } from 'react';
import {
  type ReportReason,
  type ReportTarget,
  reportLimits,
  reportReasons,
  reportsEndpoints,
} from '@keo/core/contract';
import { FormFailure } from '../../ui/form-failure.tsx';
import { refusedAt } from '../../ui/refused-fields.ts';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { Choice } from '../jobs/choice.tsx';
import { useToastCommands } from '../../toasts/use-toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { usePersonTexts } from './use-person-texts.ts';

export type ReportDialogProps = {
  open: boolean;
  onClose: () => void;
  target: ReportTarget;
  targetId: string;
};

export function ReportDialog({ open, onClose, target, targetId }: ReportDialogProps) {
  const t = usePersonTexts();
  const toasts = useToastCommands();
  const [reason, setReason] = useState<ReportReason>('SCAM');
  const [note, setNote] = useState('');
  const report = useKeoMutation(reportsEndpoints.addReport);
  const { at, rest } = refusedAt(report.error, ['note']);
  const send = async () => {
    try {
      await report.mutateAsync({ target, targetId, reason, note });
    } catch {
      // The mutation's error is rendered.
      return;
    }
    setNote('');
    toasts.show({ severity: 'success', summary: t('report.done') });
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('report.title')}
      description={t('report.detail')}
      closeLabel={t('person.close')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('person.close')}
          </Button>
          <Button variant="danger" loading={report.isPending} onClick={() => void send()}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <div className="keo-stack">
        <Choice
          legend={t('report.reason')}
          options={reportReasons.map((value) => ({
            value,
            label: t(`report.${value}`),
            detail: t(`report.${value}.detail`),
          }))}
          value={reason}
          onChange={setReason}
        />
        <Textarea
          label={t('report.note')}
          rows={3}
          maxLength={reportLimits.noteMax}
          value={note}
          error={at('note')}
          onChange={({ target: field }) => setNote(field.value)}
        />
        {rest && <FormFailure error={rest} />}
      </div>
    </Dialog>
  );
}
