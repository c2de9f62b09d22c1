import { jobsEndpoints } from '@keo/core/contract';
import { PostJobSheet, type PostJobSheetProps, useKeoQuery } from '@keo/react';
import { rechargeLink } from './recharge-link.tsx';

type Props = Pick<PostJobSheetProps, 'onClose' | 'onPosted'>;

const forNew = rechargeLink({ for: 'new' });

/** `?new=1`: a new job, or its draft on this device; `?edit=`: a draft on the server. */
export function PostSheet({ slug, ...props }: Props & { slug: string | undefined }) {
  if (slug !== undefined) return <DraftSheet {...props} slug={slug} />;
  return <PostJobSheet {...props} job={undefined} rechargeLink={forNew} />;
}

function DraftSheet({ slug, ...props }: Props & { slug: string }) {
  const { data: job } = useKeoQuery(jobsEndpoints.jobInfo, { slug });
  if (!job || job.slug !== slug || !job.isEditable) return null;
  return <PostJobSheet key={job.id} {...props} job={job} rechargeLink={rechargeLink({ for: slug })} />;
}
