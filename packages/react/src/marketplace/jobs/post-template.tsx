import { jobCategories } from '@keo/core/contract';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { emptyCondition } from './condition-form.ts';
import type { JobForm } from './job-form.ts';
import { postTemplatesEn } from './post-templates.en.ts';
import { postTemplatesVi } from './post-templates.vi.ts';
import type { PostStepProps } from './use-post-job.ts';
import { usePostJobTexts } from './use-post-job-texts.ts';

const isEmpty = ({ conditions }: JobForm) => conditions.every(({ title }) => title.trim() === '');

export function PostTemplate({ form, change }: PostStepProps) {
  const t = usePostJobTexts();
  const locale = useLocale();
  const category = jobCategories.find(({ slug }) => slug === form.categorySlug);
  if (!category || form.description.trim() !== '') return null;
  const { title, description, proofs } = (locale === 'vi' ? postTemplatesVi : postTemplatesEn)[category.slug];
  const fill = () =>
    change({
      description,
      ...(form.title.trim() === '' && { title }),
      ...(isEmpty(form) && { conditions: proofs.map((proof) => ({ ...emptyCondition, ...proof })) }),
    });
  return (
    <div className="keo-stack">
      <Button variant="soft" size="small" onClick={fill}>
        {t('post.template', { category: category[locale] })}
      </Button>
      <p className="keo-quiet">{t('post.template.hint')}</p>
    </div>
  );
}
