import type { ReactNode } from 'react';
import { formatDong } from '@keo/core';
import type { JobView } from '@keo/core/contract';
import { useOwnDong } from '../../wallet/use-own-dong.ts';
import { useToastCommands } from '../../toasts/use-toasts.ts';
import { Button } from '../../ui/button.tsx';
import type { JobCost } from './use-job-cost.ts';
import type { PostJob } from './use-post-job.ts';
import { usePostJobTexts } from './use-post-job-texts.ts';

type Props = {
  post: PostJob;
  cost: JobCost['data'];
  onClose: () => void;
  onPosted: (job: JobView) => void;
  rechargeLink: (amount: number, label: string) => ReactNode;
};

/** Publishing names the amount to hold, or is replaced by a link to recharge what is missing. */
export function PostActions({ post, cost, onClose, onPosted, rechargeLink }: Props) {
  const t = usePostJobTexts();
  const own = useOwnDong();
  const toasts = useToastCommands();
  const isShort = cost?.isHeldAtOnce === true && cost.shortfall > 0;
  const { isBusy } = post.files;
  const save = async () => {
    if (!(await post.save())) return;
    toasts.show({ severity: 'success', summary: t('post.saved') });
    onClose();
  };
  const publish = async () => {
    const posted = await post.publish();
    if (!posted) return;
    const isWaiting = posted.state === 'IN_MODERATION';
    toasts.show({ severity: 'success', summary: t(isWaiting ? 'post.moderated' : 'post.published') });
    onPosted(posted);
  };
  return (
    <>
      {isBusy && (
        <span role="status" className="keo-quiet">
          {t('post.files.busy')}
        </span>
      )}
      <Button variant="ghost" disabled={isBusy} loading={post.busy === 'saving'} onClick={() => void save()}>
        {t('post.save')}
      </Button>
      {isShort ? (
        rechargeLink(cost.shortfall, t('post.short.recharge', { amount: own(cost.shortfall) }))
      ) : (
        <Button
          loading={post.busy === 'publishing'}
          disabled={!cost || isBusy}
          onClick={() => void publish()}
        >
          {cost?.isHeldAtOnce
            ? t('post.publish.hold', { amount: formatDong(cost.total) })
            : t('post.publish')}
        </Button>
      )}
    </>
  );
}
