import { type FormEvent, useState } from 'react';
import { dealLogsEndpoints } from '@keo/core/contract';
import { FormFailure } from '../../ui/form-failure.tsx';
import { refusedAt } from '../../ui/refused-fields.ts';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { timelineEn } from './timeline.en.ts';
import { timelineVi } from './timeline.vi.ts';

export function AddNote({ dealId }: { dealId: string }) {
  const t = useTexts(timelineVi, timelineEn);
  const send = useKeoMutation(dealLogsEndpoints.newDealLog, [dealLogsEndpoints.dealLogsList]);
  const [words, setWords] = useState('');
  const [requiresAction, setRequiresAction] = useState(false);
  const description = words.trim();
  const { at, rest } = refusedAt(send.error, ['description']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (description === '' || send.isPending) return;
    send.mutate(
      { dealId, description, requiresAction },
      {
        onSuccess: () => {
          setWords('');
          setRequiresAction(false);
        },
      },
    );
  };
  return (
    <form className="keo-stack" onSubmit={submit}>
      <Textarea
        label={t('note.label')}
        rows={2}
        maxLength={2000}
        value={words}
        error={at('description')}
        onChange={(event) => setWords(event.target.value)}
      />
      {description !== '' && (
        <>
          <Checkbox
            label={t('note.ask')}
            checked={requiresAction}
            onChange={(event) => setRequiresAction(event.target.checked)}
          />
          <Button type="submit" variant="soft" loading={send.isPending}>
            {t('note.send')}
          </Button>
        </>
      )}
      {rest && <FormFailure error={rest} />}
    </form>
  );
}
