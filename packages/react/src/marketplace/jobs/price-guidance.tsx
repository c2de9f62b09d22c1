import { formatDong } from '@keo/core';
import { type CategorySlug, type JobKind, jobCategories, priceGuidanceEndpoints } from '@keo/core/contract';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { categoryName } from './job-words.ts';
import { usePostJobTexts } from './use-post-job-texts.ts';

function Guidance({ kind, category }: { kind: JobKind; category: CategorySlug }) {
  const t = usePostJobTexts();
  const locale = useLocale();
  const { data } = useKeoQuery(priceGuidanceEndpoints.priceGuidance, { kind, category });
  if (!data) return null;
  const [low, middle, high] = [data.low, data.middle, data.high].map((amount) => formatDong(amount));
  return (
    <p className="keo-quiet">
      {t(`post.guidance.${kind}`, {
        category: categoryName(category, locale),
        low: low ?? '',
        middle: middle ?? '',
        high: high ?? '',
        count: data.jobs,
      })}
    </p>
  );
}

export function PriceGuidance({ kind, category }: { kind: JobKind; category: string }) {
  const known = jobCategories.find(({ slug }) => slug === category);
  return known ? <Guidance kind={kind} category={known.slug} /> : null;
}
