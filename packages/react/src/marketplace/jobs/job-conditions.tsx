import { formatDong } from '@keo/core';
import type { ConditionInput } from '@keo/core/contract';
import { Badge } from '../../ui/badge.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { ruleWords } from './job-words.ts';
import { useJobTexts } from './use-job-texts.ts';

export function JobConditions({ conditions }: { conditions: readonly ConditionInput[] }) {
  const t = useJobTexts();
  return (
    <ol className="keo-conditions keo-plain">
      {conditions.map((condition) => (
        <li key={condition.title} className="keo-stack">
          <div className="keo-conditions__head">
            <strong>{condition.title}</strong>
            {condition.amount !== undefined && condition.amount > 0 && (
              <Badge tone="waiting">
                {t('job.condition.pays', { amount: formatDong(condition.amount) })}
              </Badge>
            )}
          </div>
          {condition.instructions && <p className="keo-prose">{condition.instructions}</p>}
          <EvidenceList types={condition.accept.types} />
          {ruleWords(condition, t).length > 0 && (
            <p className="keo-quiet">{ruleWords(condition, t).join(' · ')}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
