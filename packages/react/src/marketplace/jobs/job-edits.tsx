import { type JobEdit, type JobView, jobCategories } from '@keo/core/contract';
import { momentWords } from '../../i18n/moment-words.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Card } from '../../ui/card.tsx';
import { categoryName } from './job-words.ts';
import { useJobTexts } from './use-job-texts.ts';

type Change = JobEdit['changes'][number];

function Before({ change: { field, before, after } }: { change: Change }) {
  const t = useJobTexts();
  const locale = useLocale();
  const show = (text: string) => {
    const category = field === 'categorySlug' && jobCategories.find(({ slug }) => slug === text);
    return (category ? categoryName(category.slug, locale) : text) || '–';
  };
  return (
    <tr data-changed>
      <th scope="row">{t(`job.edit.${field}`)}</th>
      <td>
        <del>{show(before)}</del>
      </td>
      <td>
        <ins>{show(after)}</ins>
      </td>
    </tr>
  );
}

/** What the author changed since the job was published, each time with both texts. */
export function JobEdits({ job: { edits, myRelation } }: { job: JobView }) {
  const t = useJobTexts();
  return (
    <Card as="section" className="keo-stack" aria-label={t('job.edits')}>
      {myRelation.kind === 'WORKER' && <p>{t('job.edits.worker')}</p>}
      {edits.map(({ at, changes }, index) => (
        <details key={at} open={index === 0 && myRelation.kind === 'APPLICANT'}>
          <summary>
            {t('job.edited', {
              time: momentWords(at, t.locale),
              what: changes.map(({ field }) => t(`job.edit.${field}`).toLowerCase()).join(', '),
            })}
          </summary>
          <table className="keo-diff">
            <thead>
              <tr>
                <th scope="col">
                  <span className="keo-unseen">{t('job.edit.what')}</span>
                </th>
                <th scope="col">{t('job.edit.before')}</th>
                <th scope="col">{t('job.edit.after')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map((change) => (
                <Before key={change.field} change={change} />
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </Card>
  );
}
