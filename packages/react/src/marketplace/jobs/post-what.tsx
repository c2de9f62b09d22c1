import { type CreateJob, jobCategories, jobLimits as limits } from '@keo/core/contract';
import { provinceOptions } from './province-options.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { type JobForm, isAsking } from './job-form.ts';
import { PostAttachments } from './post-attachments.tsx';
import { PostQuestions } from './post-questions.tsx';
import { PostTemplate } from './post-template.tsx';
import { useJobTexts } from './use-job-texts.ts';
import type { PostStepProps } from './use-post-job.ts';
import { type PostJobTexts, usePostJobTexts } from './use-post-job-texts.ts';

export const whatLines = (job: CreateJob, { attachments }: JobForm, t: PostJobTexts): [string, string][] => [
  [t('post.questions'), job.questions.join(' · ')],
  [t('post.files'), attachments.map(({ name }) => name).join(', ')],
];

export function PostWhat(post: PostStepProps) {
  const t = usePostJobTexts();
  const jobTexts = useJobTexts();
  const { form, change } = post;
  return (
    <>
      <PostWords {...post} />
      <Select
        label={t('post.what.place')}
        value={form.place}
        onValueChange={(place) => change({ place })}
        options={[{ value: 'REMOTE', label: jobTexts('jobs.place.remote') }, ...provinceOptions()]}
      />
      <PostAttachments {...post} />
      {isAsking(form) && <PostQuestions {...post} />}
    </>
  );
}

/** What stays editable once the job is published. */
export function PostWords(post: PostStepProps) {
  const t = usePostJobTexts();
  const locale = useLocale();
  const { form, change, register, isWrong } = post;
  return (
    <>
      <Field
        {...register('title')}
        label={t('post.what.title')}
        hint={t('post.what.title.hint')}
        error={isWrong('title') && t('post.what.title.wrong', { min: limits.titleMin, max: limits.titleMax })}
        maxLength={limits.titleMax}
      />
      <Select
        label={t('post.what.category')}
        placeholder={t('post.what.category.choose')}
        error={isWrong('categorySlug') && t('post.what.category.wrong')}
        value={form.categorySlug}
        onValueChange={(categorySlug) => change({ categorySlug })}
        options={jobCategories.map((category) => ({ value: category.slug, label: category[locale] }))}
      />
      <PostTemplate {...post} />
      <Textarea
        {...register('description')}
        label={t('post.what.description')}
        hint={t(form.description.includes('…') ? 'post.template.gaps' : 'post.what.description.hint')}
        error={
          isWrong('description') &&
          t('post.what.description.wrong', { min: limits.descriptionMin, max: limits.descriptionMax })
        }
        rows={7}
        maxLength={limits.descriptionMax}
      />
    </>
  );
}
