import { type FormEvent, useState } from 'react';
import { safeParse } from 'valibot';
import { conditionsSchema, proofsEndpoints } from '@keo/core/contract';
import { FormFailure } from '../../ui/form-failure.tsx';
import { refusedAt } from '../../ui/refused-fields.ts';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { type ConditionForm, emptyCondition, toCondition } from '../jobs/condition-form.ts';
import { ConditionFields } from '../jobs/condition-fields.tsx';
import { Button } from '../../ui/button.tsx';
import type { ActionProps } from './ask-action.tsx';
import { dealReads } from './deal-reads.ts';
import { formWeight } from './main-step.ts';
import { OpenAction } from './open-action.tsx';
import { useDealTexts } from './use-deal-texts.ts';

/** Adding conditions is a new offer: the worker must accept it. */
export function AddConditionsAction({ deal }: ActionProps) {
  const t = useDealTexts();
  const call = useKeoMutation(proofsEndpoints.addProof, dealReads);
  const [forms, setForms] = useState<ConditionForm[]>([emptyCondition]);
  const [isRequested, setIsRequested] = useState(false);
  const read = safeParse(
    conditionsSchema,
    forms.map((form) => toCondition(form, 'ALL')),
  );
  const problems = new Set(
    read.issues?.map(({ path = [] }) => ['conditions', ...path.map(({ key }) => String(key))].join('.')),
  );
  const { at, rest } = refusedAt(call.error, ['conditions']);
  const submit = (event: FormEvent, close: () => void) => {
    event.preventDefault();
    setIsRequested(true);
    if (!read.success || call.isPending) return;
    const onSuccess = () => {
      setForms([emptyCondition]);
      setIsRequested(false);
      close();
    };
    call.mutate({ dealId: deal.id, kind: 'CONDITION', conditions: read.output }, { onSuccess });
  };
  return (
    <OpenAction label={t('act.ADD_CONDITIONS')}>
      {(close) => (
        <form className="keo-stack" noValidate onSubmit={(event) => submit(event, close)}>
          <p className="keo-quiet">{t('act.ADD_CONDITIONS.lead')}</p>
          <ConditionFields
            conditions={forms}
            onChange={setForms}
            isWrong={(path) => isRequested && problems.has(path)}
          />
          {at('conditions') && <p role="alert">{at('conditions')}</p>}
          {rest && <FormFailure error={rest} />}
          <Button type="submit" variant={formWeight(deal)} loading={call.isPending}>
            {t('act.ADD_CONDITIONS')}
          </Button>
        </form>
      )}
    </OpenAction>
  );
}
