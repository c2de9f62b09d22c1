import { jobCategories, jobLimits as limits } from '@keo/core/contract';
import { provinceOptions } from './province-options.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { isAsking } from './job-form.ts';
import { PostAttachments } from './post-attachments.tsx';
import { PostQuestions } from './post-questions.tsx';
import { PostTemplate } from './post-template.tsx';
import type { PostStepProps } from './post-step.ts';
import { useJobTexts } from './use-job-texts.ts';
import { usePostJobTexts } from './use-post-job-texts.ts';

export function PostWhat({ form, change, isWrong, files }: PostStepProps) {
  const t = usePostJobTexts();
  const jobTexts = useJobTexts();
  const locale = useLocale();
  return (
    <>
      <Field
        label={t('post.what.title')}
        hint={t('post.what.title.hint')}
        error={isWrong('title') && t('post.what.title.wrong', { min: limits.titleMin, max: limits.titleMax })}
        maxLength={limits.titleMax}
        value={form.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <Select
        label={t('post.what.category')}
        placeholder={t('post.what.category.choose')}
        error={isWrong('categorySlug') && t('post.what.category.wrong')}
        value={form.categorySlug}
        onValueChange={(categorySlug) => change({ categorySlug })}
        options={jobCategories.map((category) => ({ value: category.slug, label: category[locale] }))}
      />
      <PostTemplate form={form} change={change} />
      <Textarea
        label={t('post.what.description')}
        hint={t(form.description.includes('…') ? 'post.template.gaps' : 'post.what.description.hint')}
        error={
          isWrong('description') &&
          t('post.what.description.wrong', { min: limits.descriptionMin, max: limits.descriptionMax })
        }
        rows={7}
        maxLength={limits.descriptionMax}
        value={form.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <Select
        label={t('post.what.place')}
        value={form.place}
        onValueChange={(place) => change({ place })}
        options={[{ value: 'REMOTE', label: jobTexts('jobs.place.remote') }, ...provinceOptions()]}
      />
      <PostAttachments files={files} form={form} change={change} />
      {isAsking(form) && <PostQuestions form={form} change={change} isWrong={isWrong} />}
    </>
  );
}
