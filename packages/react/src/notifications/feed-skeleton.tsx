import { Skeleton } from '../ui/skeleton.tsx';
import { useInboxTexts } from './use-inbox-texts.ts';

const rows = [
  ['58%', '82%'],
  ['44%', '70%'],
  ['63%', '55%'],
  ['50%', '76%'],
  ['39%', '64%'],
] as const;

export function FeedSkeleton() {
  const t = useInboxTexts();
  return (
    <div className="keo-feed" role="status" aria-busy="true">
      <span className="keo-unseen">{t('inbox.loading')}</span>
      <SkeletonRows />
    </div>
  );
}

/** Without text: there is no client yet. */
export function SkeletonRows() {
  return (
    <>
      <div className="keo-feed__date">
        <Skeleton width="5rem" />
      </div>
      <div className="keo-feed__list">
        {rows.map(([title, sentence]) => (
          <div key={title} className="keo-item">
            <Skeleton shape="block" width={38} height={38} />
            <div className="keo-item__words">
              <Skeleton width={title} />
              <Skeleton width={sentence} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
