import { type ReactNode, useId } from 'react';
import type { JobView } from '@keo/core/contract';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { steps } from './job-form.ts';
import { PostActions } from './post-actions.tsx';
import { PostCard } from './post-card.tsx';
import { PostForm } from './post-form.tsx';
import { PostPreview } from './post-preview.tsx';
import { useJobCost } from './use-job-cost.ts';
import { usePostJob } from './use-post-job.ts';
import { usePostJobTexts } from './use-post-job-texts.ts';

export type PostJobSheetProps = {
  /** Undefined for a new job. */
  job: JobView | undefined;
  onClose: () => void;
  /** Published, or in moderation. */
  onPosted: (job: JobView) => void;
  rechargeLink: (amount: number, label: string) => ReactNode;
};

export function PostJobSheet({ job: known, onClose, onPosted, rechargeLink }: PostJobSheetProps) {
  const t = usePostJobTexts();
  const post = usePostJob(known);
  const { step, job, go } = post;
  const preview = step === 'preview' ? job : null;
  const cost = useJobCost(preview);
  const at = steps.indexOf(step);
  const form = useId();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('post.title')}
      closeLabel={t('post.close')}
      actions={
        <>
          {at > 0 && !preview && (
            <Button variant="ghost" onClick={() => go(steps[at - 1] ?? 'kind')}>
              {t('post.back')}
            </Button>
          )}
          {preview && <PostActions {...{ post, onClose, onPosted, rechargeLink }} cost={cost.data} />}
          {step !== 'preview' && (
            <Button type="submit" form={form}>
              {t('post.next')}
            </Button>
          )}
        </>
      }
    >
      <div className="keo-post" data-step={step}>
        <div className="keo-stack">
          <Progress
            label={t('post.title')}
            value={at + 1}
            max={steps.length}
            text={t('post.step', { no: at + 1, total: steps.length })}
          />
          <h3 className="keo-heading">{t(`post.${step}`)}</h3>
          {preview ? (
            <PostPreview job={preview} cost={cost} post={post} />
          ) : (
            <PostForm id={form} post={post} />
          )}
        </div>
        <PostCard form={post.form} />
      </div>
    </Sheet>
  );
}
