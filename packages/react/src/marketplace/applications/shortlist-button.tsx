import { type Application, applicationsEndpoints } from '@keo/core/contract';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { Button } from '../../ui/button.tsx';
import { StarIcon } from '../../ui/icons/subject-icons.tsx';
import { useOwnJobTexts } from '../jobs/use-own-job-texts.ts';
import { applicantReads } from './applicant-answer.tsx';

export function ShortlistButton({ application: { id, shortlisted, worker } }: { application: Application }) {
  const t = useOwnJobTexts();
  const shortlist = useKeoMutation(applicationsEndpoints.shortlistApplication, applicantReads);
  return (
    <Button
      variant={shortlisted ? 'soft' : 'plain'}
      iconOnly
      aria-label={t('applicants.shortlist', { name: worker.displayName })}
      aria-pressed={shortlisted}
      loading={shortlist.isPending}
      onClick={() => shortlist.mutate({ applicationId: id, mark: shortlisted ? 'OFF' : 'ON' })}
    >
      <StarIcon />
    </Button>
  );
}
