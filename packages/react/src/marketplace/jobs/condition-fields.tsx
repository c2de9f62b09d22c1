import { proofLimits } from '@keo/core/contract';
import { PlusIcon } from '../../ui/icons/control-icons.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { type ConditionForm, emptyCondition, hasFiles, hasText, isCaptured } from './condition-form.ts';
import { EvidenceKinds } from './evidence-kinds.tsx';
import { usePostJobTexts } from './use-post-job-texts.ts';

type OneProps = {
  no: number;
  condition: ConditionForm;
  change: (part: Partial<ConditionForm>) => void;
  isWrong: (path: string) => boolean;
  onRemove: (() => void) | undefined;
};

function OneCondition({ no, condition, change, isWrong, onRemove }: OneProps) {
  const t = usePostJobTexts();
  return (
    <Card as="section" tone="sunken" className="keo-stack" aria-label={t('post.proof', { no })}>
      <div className="keo-conditions__head">
        <strong>{t('post.proof', { no })}</strong>
        {onRemove && (
          <Button size="small" variant="plain" onClick={onRemove}>
            {t('post.proof.remove', { no })}
          </Button>
        )}
      </div>
      <Field
        label={t('post.proof.title')}
        hint={t('post.proof.title.hint')}
        error={isWrong('title') && t('post.proof.title.wrong')}
        maxLength={120}
        value={condition.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <EvidenceKinds
        kinds={condition}
        onChange={change}
        error={isWrong('accept.types') && t('post.proof.types.wrong')}
      />
      <Amounts condition={condition} change={change} isWrong={isWrong} />
      {isCaptured(condition) && (
        <Checkbox
          label={t('post.proof.fresh')}
          checked={condition.mustBeFresh}
          onChange={(event) => change({ mustBeFresh: event.target.checked })}
        />
      )}
      <Textarea
        label={t('post.proof.instructions')}
        note={t('post.proof.optional')}
        rows={2}
        maxLength={2000}
        value={condition.instructions}
        onChange={(event) => change({ instructions: event.target.value })}
      />
    </Card>
  );
}

type PartProps = Pick<OneProps, 'change' | 'isWrong'>;

function Amounts({ condition, change, isWrong }: PartProps & Pick<OneProps, 'condition'>) {
  const t = usePostJobTexts();
  return (
    <div className="keo-money-filter">
      {hasFiles(condition) && (
        <Field
          label={t('post.proof.minFiles')}
          error={isWrong('accept.minFiles') && t('post.proof.minFiles.wrong')}
          inputMode="numeric"
          autoComplete="off"
          placeholder="1"
          value={condition.minFiles}
          onChange={(event) => change({ minFiles: event.target.value })}
        />
      )}
      {hasText(condition) && (
        <Field
          label={t('post.proof.minTextLen')}
          error={isWrong('accept.minTextLen') && t('post.proof.minTextLen.wrong')}
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          value={condition.minTextLen}
          onChange={(event) => change({ minTextLen: event.target.value })}
        />
      )}
    </div>
  );
}

export type ConditionFieldsProps = {
  conditions: ConditionForm[];
  onChange: (conditions: ConditionForm[]) => void;
  isWrong: (path: string) => boolean;
};

export function ConditionFields({ conditions, onChange, isWrong }: ConditionFieldsProps) {
  const t = usePostJobTexts();
  return (
    <>
      {isWrong('conditions.mandatory') && <p role="alert">{t('post.proof.none')}</p>}
      {conditions.map((condition, at) => (
        // Conditions have no id.
        // oxlint-disable-next-line react/no-array-index-key
        <OneCondition
          key={at}
          no={at + 1}
          condition={condition}
          change={(part) => onChange(conditions.map((one, no) => (no === at ? { ...one, ...part } : one)))}
          isWrong={(path) => isWrong(`conditions.${at}.${path}`)}
          onRemove={
            conditions.length > 1 ? () => onChange(conditions.filter((_, no) => no !== at)) : undefined
          }
        />
      ))}
      {conditions.length < proofLimits.perDealMax && (
        <Button variant="ghost" onClick={() => onChange([...conditions, emptyCondition])}>
          <PlusIcon size={18} />
          {t('post.proof.add')}
        </Button>
      )}
    </>
  );
}
