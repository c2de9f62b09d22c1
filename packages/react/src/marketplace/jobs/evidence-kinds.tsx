import type { ReactNode } from 'react';
import { evidenceMatches, evidenceTypes } from '@keo/core/contract';
import { Button } from '../../ui/button.tsx';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { Choice } from './choice.tsx';
import type { ConditionForm, EvidenceType } from './condition-form.ts';
import { useJobTexts } from './use-job-texts.ts';
import { usePostJobTexts } from './use-post-job-texts.ts';

export type Kinds = Pick<ConditionForm, 'types' | 'match'>;

type Props = { kinds: Kinds; onChange: (part: Partial<Kinds>) => void; error: ReactNode };

/** Which kinds of evidence count, and with several whether one of them will do. */
export function EvidenceKinds({ kinds: { types, match }, onChange, error }: Props) {
  const t = usePostJobTexts();
  const jobTexts = useJobTexts();
  const toggle = (type: EvidenceType) =>
    onChange({ types: types.includes(type) ? types.filter((one) => one !== type) : [...types, type] });
  return (
    <>
      <FieldFrame as="group" label={t('post.proof.types')} error={error}>
        {() => (
          <div className="keo-chips">
            {evidenceTypes.map((type) => (
              <Button
                key={type}
                size="small"
                variant={types.includes(type) ? 'soft' : 'ghost'}
                aria-pressed={types.includes(type)}
                onClick={() => toggle(type)}
              >
                {jobTexts(`evidence.${type}`)}
              </Button>
            ))}
          </div>
        )}
      </FieldFrame>
      {types.length > 1 && (
        <Choice
          legend={t('post.proof.match')}
          options={evidenceMatches.map((value) => ({
            value,
            label: t(`post.proof.match.${value}`),
            detail: t(`post.proof.match.${value}.detail`),
          }))}
          value={match}
          onChange={(chosen) => onChange({ match: chosen })}
        />
      )}
    </>
  );
}
