import type { ReactNode } from 'react';
import { jobStates } from '@keo/core/contract';
import { buttonVariants, useAuth } from '@keo/react';
import { OwnJobList, useOwnJobTexts } from '@keo/react/marketplace';
import { optionalPart } from '../../build/optional-part.tsx';
import { OpenedSheets } from '../../layout/opened-sheets.tsx';
import { findPagePath } from '../../../routes/paths.ts';
import { PageLink } from '../../routes/page-link.tsx';
import { myJobsSearch } from '../../routes/search.schema.ts';
import { usePageSearch, useTurnPage } from '../../routes/use-page-search.ts';
import { usePageTitle } from '../../routes/use-page-title.ts';
import { jobLink } from './job-link.tsx';
import { rechargeLink } from './recharge-link.tsx';

/** Lazy: only this sheet needs the form library. */
const PostSheet = optionalPart(async () => (await import('./post-sheet.tsx')).PostSheet);

const small = buttonVariants({ variant: 'soft', size: 'small' });

/** Links to the page's sheets, which leave the list as it is: `here` is its filter and page. */
const sheetLinks = (here: Readonly<Record<string, string>>) => {
  const link = (search: Readonly<Record<string, string>>, label: ReactNode, className: string) => (
    <PageLink to="/dashboard/my-jobs" search={{ ...here, ...search }} className={className}>
      {label}
    </PageLink>
  );
  return {
    postLink: (label: string, variant: 'primary' | 'soft' = 'primary') =>
      link({ new: '1' }, label, buttonVariants({ variant })),
    resumeLink: (label: string) => link({ new: '1' }, label, small),
    editLink: (slug: string, label: ReactNode, className = small) => link({ edit: slug }, label, className),
    applicantsLink: (job: string, label: string) => link({ job }, label, small),
  };
};
const forList = rechargeLink({ for: 'jobs' });

/** `?new=1` and `?edit=` open the wizard, `?job=` the applicants. */
export function MyJobsPage() {
  const t = useOwnJobTexts();
  const getTitle = usePageTitle();
  const turn = useTurnPage<typeof myJobsSearch>();
  const { user } = useAuth();
  const { new: isNew, edit, state, page } = usePageSearch(myJobsSearch);
  const { postLink, ...links } = sheetLinks({ ...(state && { state }), ...(page && { page }) });
  const close = () => void turn({ state, page }, { replace: true });
  return (
    <div className="site-stack site-narrow">
      <header className="site-row">
        <h1>{getTitle(findPagePath('/dashboard/my-jobs'))}</h1>
        {postLink(t('own.post'), 'soft')}
      </header>
      <OwnJobList
        state={jobStates.find((known) => known === state)}
        onStateChange={(next) => void turn({ state: next })}
        page={Number(page ?? 1)}
        onPageChange={(next) =>
          void turn({ state, page: next > 1 ? String(next) : undefined }, { toTop: true })
        }
        {...links}
        link={jobLink}
        postLink={(label) => postLink(label)}
        rechargeLink={forList}
        onCloned={(slug) => void turn({ edit: slug }, { keep: true })}
      />
      {user && (isNew ?? edit) !== undefined && (
        <PostSheet onClose={close} onPosted={close} slug={isNew === undefined ? edit : undefined} />
      )}
      <OpenedSheets />
    </div>
  );
}
