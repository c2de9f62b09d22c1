import type { ReactNode } from 'react';
import { type JobListing, jobCategories } from '@keo/core/contract';
import { useLocale } from '../../i18n/use-locale.ts';
import { CategoryIcon } from './category-icon.tsx';
import { useJobTexts } from './use-job-texts.ts';

export type CategoryLinksProps = {
  link: (category: JobListing['categorySlug'], children: ReactNode) => ReactNode;
};

export function CategoryLinks({ link }: CategoryLinksProps) {
  const t = useJobTexts();
  const locale = useLocale();
  return (
    <nav aria-label={t('jobs.category')}>
      <ul className="keo-link-chips keo-categories keo-plain">
        {jobCategories.map(({ slug, [locale]: name }) => (
          <li key={slug}>
            {link(
              slug,
              <>
                <CategoryIcon slug={slug} /> {name}
              </>,
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
