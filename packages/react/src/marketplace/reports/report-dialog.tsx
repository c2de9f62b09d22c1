import { useState } from 'react';
import {
  type OpenReport,
  type ReportReason,
  type ReportTarget,
  reasonsByTarget,
  reportLimits,
  reportsEndpoints,
} from '@keo/core/contract';
import { useKeoMutation, useKeoQuery } from '../../client/use-keo-query.ts';
import { momentWords } from '../../i18n/moment-words.ts';
import { useToastCommands } from '../../toasts/use-toasts.ts';
import { Button } from '../../ui/button.tsx';
import { DataList } from '../../ui/data-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { refusedAt } from '../../ui/refused-fields.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { Choice } from '../jobs/choice.tsx';
import { useReportTexts } from './use-report-texts.ts';

export type ReportDialogProps = {
  open: boolean;
  onClose: () => void;
  target: ReportTarget;
  targetId: string;
};

/** What was reported and is open is shown, and not reported twice. */
export function ReportDialog({ open, onClose, target, targetId }: ReportDialogProps) {
  const t = useReportTexts();
  const toasts = useToastCommands();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const { data, isPending } = useKeoQuery(
    reportsEndpoints.reportInfo,
    { target, targetId },
    { enabled: open },
  );
  const add = useKeoMutation(reportsEndpoints.addReport, [reportsEndpoints.reportInfo]);
  const { at, rest } = refusedAt(add.error, ['note']);
  const sent = data?.report ?? null;
  const send = async () => {
    if (reason === null) return;
    try {
      await add.mutateAsync({ target, targetId, reason, note });
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
      title={t(`report.${target}.title`)}
      description={sent ? undefined : t('report.detail')}
      closeLabel={t('report.close')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t(sent ? 'report.close' : 'report.cancel')}
          </Button>
          {!sent && (
            <Button
              variant="danger"
              disabled={reason === null || isPending}
              loading={add.isPending}
              onClick={() => void send()}
            >
              {t('report.send')}
            </Button>
          )}
        </>
      }
    >
      {isPending && <Skeleton shape="block" height={320} />}
      {sent && <Sent report={sent} />}
      {!isPending && !sent && (
        <div className="keo-stack">
          <Choice
            legend={t('report.reason')}
            options={reasonsByTarget[target].map((value) => ({
              value,
              label: t(`report.${value}`),
              detail: t(`report.${value}.detail`),
            }))}
            value={reason ?? ''}
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
      )}
    </Dialog>
  );
}

function Sent({ report: { reason, note, createdAt } }: { report: NonNullable<OpenReport['report']> }) {
  const t = useReportTexts();
  return (
    <div className="keo-stack">
      <Notice tone="wash">{t('report.sent', { time: momentWords(createdAt, t.locale) })}</Notice>
      <DataList items={[[t('report.sent.reason'), t(`report.${reason}`)]]} />
      {note && (
        <div>
          <h3 className="keo-quiet">{t('report.sent.note')}</h3>
          <p className="keo-prose">{note}</p>
        </div>
      )}
    </div>
  );
}
