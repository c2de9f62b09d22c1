import { useId } from 'react';
import type { JobView } from '@keo/core/contract';
import { useToastCommands } from '../../toasts/use-toasts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { type EditedField, isAsking } from './job-form.ts';
import { PostAttachments } from './post-attachments.tsx';
import { PostQuestions } from './post-questions.tsx';
import { PostWords } from './post-what.tsx';
import { useEditJob } from './use-edit-job.ts';
import { categoryName } from './job-words.ts';
import { usePostJobTexts } from './use-post-job-texts.ts';

export type EditJobSheetProps = { job: JobView; onClose: () => void };

/** Rewrites the words of a published job; what deals and applicants rely on is named and stays. */
export function EditJobSheet({ job, onClose }: EditJobSheetProps) {
  const t = usePostJobTexts();
  const toasts = useToastCommands();
  const saved = () => {
    toasts.show({ severity: 'success', summary: t('edit.saved') });
    onClose();
  };
  const edit = useEditJob(job, saved);
  const id = useId();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('edit.title')}
      closeLabel={t('post.close')}
      actions={
        <Button type="submit" form={id} disabled={edit.files.isBusy} loading={edit.isBusy}>
          {t('edit.save')}
        </Button>
      }
    >
      <form id={id} className="keo-stack" noValidate onSubmit={edit.submit}>
        <Notice tone="wash">{t('edit.fixed')}</Notice>
        <PostWords {...edit} />
        <PostAttachments {...edit} />
        {isAsking(edit.form) &&
          (job.applicants > 0 ? (
            <p className="keo-quiet">{t('edit.questions.fixed')}</p>
          ) : (
            <PostQuestions {...edit} />
          ))}
        {edit.clashes.length > 0 && <Clashes job={job} fields={edit.clashes} />}
        {edit.isSame && <p role="alert">{t('edit.same')}</p>}
        {edit.error && <FormFailure error={edit.error} />}
        {edit.isKept && (
          <p className="keo-quiet">
            {t('post.kept')}{' '}
            <Button variant="link" onClick={edit.discard}>
              {t('edit.discard')}
            </Button>
          </p>
        )}
      </form>
    </Sheet>
  );
}

/** What another device saved meanwhile, which saving here replaces. */
function Clashes({ job, fields }: { job: JobView; fields: readonly EditedField[] }) {
  const t = usePostJobTexts();
  const locale = useLocale();
  const texts: Record<EditedField, [label: string, saved: string]> = {
    title: [t('post.what.title'), job.title],
    description: [t('post.what.description'), job.description],
    categorySlug: [t('post.what.category'), categoryName(job.categorySlug, locale)],
    questions: [t('post.questions'), job.questions.join('\n')],
    attachments: [t('post.files'), job.attachments.map(({ name }) => name).join(', ')],
  };
  return (
    <>
      <Notice tone="unsure">{t('edit.clash')}</Notice>
      <ul className="keo-plain keo-stack">
        {fields.map((field) => (
          <li key={field}>
            <span className="keo-quiet">{texts[field][0]}</span>
            <p className="keo-prose">{texts[field][1]}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
