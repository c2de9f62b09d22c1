import type { Terms } from '@keo/core/contract';
import { useJobTexts } from '../jobs/use-job-texts.ts';
import { termChanges, termFacts } from './term-facts.ts';
import { useDealTexts } from './use-deal-texts.ts';

export type OfferDiffProps = {
  /** Null shows one column. */
  before: Terms | null;
  after: Terms;
};

export function OfferDiff({ before, after }: OfferDiffProps) {
  const t = useDealTexts();
  const words = { t, jobTexts: useJobTexts() };
  const facts = termFacts(after, words);
  const rows = termChanges(before ? termFacts(before, words) : facts, facts);
  return (
    <table className="keo-diff">
      <caption className="keo-unseen">{t('diff.caption')}</caption>
      {before && (
        <thead>
          <tr>
            <th scope="col">
              <span className="keo-unseen">{t('diff.term')}</span>
            </th>
            <th scope="col">{t('diff.before')}</th>
            <th scope="col">{t('diff.after')}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ key, value, before: old, isChanged }) => (
          <tr key={key} data-changed={isChanged || undefined}>
            <th scope="row">{t(`diff.${key}`)}</th>
            {isChanged && (
              <td>
                <del>{old ?? '–'}</del>
              </td>
            )}
            <td colSpan={before && !isChanged ? 2 : 1}>
              {isChanged ? (
                <ins>
                  {value} <span className="keo-unseen">{t('diff.changed')}</span>
                </ins>
              ) : (
                value
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
