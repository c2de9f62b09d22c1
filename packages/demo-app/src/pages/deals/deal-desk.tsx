import type { ListedDeal, Side } from '@keo/core/contract';
import { ArrowLeftIcon, DealDesk, DealSwitcher, useDealTexts } from '@keo/react/marketplace';
import { findPagePath } from '../../../routes/paths.ts';
import { PageLink } from '../../routes/page-link.tsx';
import { myTasksSearch } from '../../routes/search.schema.ts';
import { usePageSearch, useTurnPage } from '../../routes/use-page-search.ts';
import { usePageTitle } from '../../routes/use-page-title.ts';
import { dealAboutLinks } from './deal-about-links.tsx';
import { DealConversation, LoadedDeal, dealLinks, renderReviews } from './loaded-deal.tsx';
import './deal-desk.css';

/** Opened by `?deal=` on a wide screen, in place of the list. */
export function OpenDeal({ dealId }: { dealId: string }) {
  const turn = useTurnPage<typeof myTasksSearch>();
  const { tab, proof, as, page = '1' } = usePageSearch(myTasksSearch);
  const getTitle = usePageTitle();
  const show = (deal: ListedDeal) =>
    void turn({ deal: deal.id, tab: undefined, proof: undefined }, { replace: true, keep: true });
  return (
    <div className="site-deal">
      <LoadedDeal
        dealId={dealId}
        head={
          <>
            <BackToList role={as === 'author' ? as : 'worker'} page={page} />
            <h1>{getTitle(findPagePath('/dashboard/my-tasks'))}</h1>
          </>
        }
      >
        {(deal) => {
          // A page of the other side's list is none of this deal's.
          const side = { role: deal.myRole, page: (as ?? deal.myRole) === deal.myRole ? page : '1' };
          return (
            <DealDesk
              key={deal.id}
              deal={deal}
              {...dealLinks}
              about={dealAboutLinks}
              renderReviews={renderReviews}
              back={<BackToList {...side} />}
              switcher={
                <DealSwitcher dealId={deal.id} role={side.role} page={Number(side.page)} onShow={show} />
              }
              startAt={tab === 'chat' ? 'conversation' : proof === undefined ? undefined : { proofId: proof }}
              conversation={<DealConversation deal={deal} {...dealLinks} />}
            />
          );
        }}
      </LoadedDeal>
    </div>
  );
}

function BackToList({ role, page }: { role: Side; page: string }) {
  const t = useDealTexts();
  return (
    <PageLink
      to="/dashboard/my-tasks"
      search={{ as: role, ...(page !== '1' && { page }) }}
      className="site-deal__back"
      aria-keyshortcuts="Escape"
    >
      <ArrowLeftIcon size={18} />
      {t('desk.list')}
    </PageLink>
  );
}
