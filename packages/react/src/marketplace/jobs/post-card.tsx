import { type JobListing, firstTierNet, jobCategories } from '@keo/core/contract';
import { useAuth } from '../../auth/use-auth.ts';
import { parseAmount } from '../../ui/money/parse-amount.ts';
import { count } from './condition-form.ts';
import { JobCard } from './job-card.tsx';
import type { JobForm } from './job-form.ts';
import { usePostJobTexts } from './use-post-job-texts.ts';

const toWhole = (typed: string) => Math.max(0, Math.trunc(count(typed) || 0));

function toListing(
  form: JobForm,
  { author, categorySlug, untitled }: Pick<JobListing, 'author' | 'categorySlug'> & { untitled: string },
): JobListing {
  const price = parseAmount(form.price) ?? 0;
  const slots = Math.max(1, toWhole(form.slots));
  const isQuick = form.kind === 'QUICK';
  const types = form.conditions.flatMap((condition) => condition.types);
  return {
    id: '',
    slug: '',
    kind: form.kind,
    acceptMode: isQuick ? form.acceptMode : 'APPLY',
    state: 'DRAFT',
    title: form.title.trim() || untitled,
    categorySlug,
    price,
    net: firstTierNet(price),
    slots,
    slotsLeft: slots,
    timeLimitMin: isQuick ? toWhole(form.timeLimitMin) : null,
    effortMin: (isQuick && toWhole(form.effortMin)) || null,
    durationHours: isQuick ? null : toWhole(form.durationDays) * 24,
    place:
      form.place === 'REMOTE'
        ? { mode: 'REMOTE', provinceCode: null }
        : { mode: 'ONSITE', provinceCode: form.place },
    evidenceTypes: [...new Set(types)],
    reviewHours: toWhole(form.reviewHours),
    author,
    authorReviewHours: null,
    publishedAt: null,
    expiresAt: '',
  };
}

export function PostCard({ form }: { form: JobForm }) {
  const t = usePostJobTexts();
  const { user } = useAuth();
  if (!user) return null;
  const { id, username, displayName, avatarUrl, verified } = user;
  const author = { id, username, displayName, avatarUrl, verified };
  const category = jobCategories.find(({ slug }) => slug === form.categorySlug);
  const input = category && { author, categorySlug: category.slug, untitled: t('post.card.untitled') };
  return (
    <aside className="keo-post__card keo-stack" aria-label={t('post.card')}>
      <p className="keo-quiet">{t(input ? 'post.card' : 'post.card.soon')}</p>
      {input && <JobCard job={toListing(form, input)} link={(_, title) => title} />}
    </aside>
  );
}
