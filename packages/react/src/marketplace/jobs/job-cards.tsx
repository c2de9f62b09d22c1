import type { JobListing } from '@keo/core/contract';
import { Skeleton } from '../../ui/skeleton.tsx';
import { JobCard, type JobCardProps } from './job-card.tsx';

type Props = {
  /** Undefined while they are read: `waiting` places are kept for them. */
  jobs: readonly JobListing[] | undefined;
  waiting: number;
  link: JobCardProps['link'];
};

export function JobCards({ jobs, waiting, link }: Props) {
  return (
    <ul className="keo-jobs keo-plain">
      {jobs
        ? jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} link={link} />
            </li>
          ))
        : Array.from({ length: waiting }, (_, index) => (
            <li key={index}>
              <Skeleton shape="block" height={272} />
            </li>
          ))}
    </ul>
  );
}
