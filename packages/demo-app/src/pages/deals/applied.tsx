import { applicationStates } from '@keo/core/contract';
import { buttonVariants } from '@keo/react';
import { OwnApplicationList, useJobTexts } from '@keo/react/marketplace';
import { PageLink } from '../../routes/page-link.tsx';
import { myTasksSearch } from '../../routes/search.schema.ts';
import { useOpenChat } from '../../routes/use-open-chat.ts';
import { usePageSearch, useTurnPage } from '../../routes/use-page-search.ts';
import { jobLink } from '../jobs/job-link.tsx';
import { cardLink } from '../users/person-link.tsx';

const dealLink = (deal: string, label: string) => (
  <PageLink
    to="/dashboard/my-tasks"
    search={{ as: 'worker', deal }}
    className={buttonVariants({ variant: 'soft' })}
  >
    {label}
  </PageLink>
);

/** `?as=applied`: what the reader applied for. */
export function Applied() {
  const t = useJobTexts();
  const turn = useTurnPage<typeof myTasksSearch>();
  const openChat = useOpenChat();
  const { state, page = '1' } = usePageSearch(myTasksSearch);
  const here = { as: 'applied' } as const;
  return (
    <OwnApplicationList
      state={applicationStates.find((known) => known === state)}
      onStateChange={(next) => void turn({ ...here, state: next })}
      page={Number(page)}
      onPageChange={(next) =>
        void turn({ ...here, state, page: next > 1 ? String(next) : undefined }, { toTop: true })
      }
      jobLink={jobLink}
      personLink={cardLink}
      dealLink={dealLink}
      onMessage={openChat}
      action={
        <PageLink to="/tasks" className={buttonVariants()}>
          {t('jobs.search')}
        </PageLink>
      }
    />
  );
}
