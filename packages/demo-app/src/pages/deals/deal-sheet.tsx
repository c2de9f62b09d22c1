import type { DealView } from '@keo/core/contract';
import { Sheet, Tabs } from '@keo/react';
import { DealChatLabel, DealDetail, useDealTexts } from '@keo/react/marketplace';
import { findPagePath } from '../../../routes/paths.ts';
import { openedSearch } from '../../routes/search.schema.ts';
import { usePageSearch, useTurnPage } from '../../routes/use-page-search.ts';
import { usePageTitle } from '../../routes/use-page-title.ts';
import { dealAboutLinks } from './deal-about-links.tsx';
import { DealConversation, LoadedDeal, dealLinks, renderReviews } from './loaded-deal.tsx';

/** Opened by `?deal=` where there is no room for the desk. */
export function DealSheet({ dealId, onClose }: { dealId: string; onClose: () => void }) {
  const t = useDealTexts();
  const getTitle = usePageTitle();
  return (
    <Sheet
      open
      onClose={onClose}
      title={getTitle(findPagePath('/dashboard/my-tasks'))}
      closeLabel={t('deal.close')}
    >
      <LoadedDeal dealId={dealId}>{(deal) => <OneDeal deal={deal} />}</LoadedDeal>
    </Sheet>
  );
}

function OneDeal({ deal }: { deal: DealView }) {
  const t = useDealTexts();
  const { tab = 'deal', proof } = usePageSearch(openedSearch);
  const turn = useTurnPage<typeof openedSearch>();
  const turnTo = (next: string, proofId: string | null = null) =>
    void turn(
      { tab: next === 'chat' ? next : undefined, proof: proofId ?? undefined },
      { replace: true, keep: true },
    );
  return (
    <Tabs
      label={t('deal.parts')}
      value={tab}
      onValueChange={(next) => turnTo(next)}
      tabs={[
        {
          value: 'deal',
          label: t('deal.part.deal'),
          content: (
            <DealDetail
              deal={deal}
              {...dealLinks}
              about={dealAboutLinks}
              proofId={proof}
              renderReviews={renderReviews}
            />
          ),
        },
        {
          value: 'chat',
          label: <DealChatLabel deal={deal} />,
          content: (
            <DealConversation deal={deal} {...dealLinks} onDeal={(proofId) => turnTo('deal', proofId)} />
          ),
        },
      ]}
    />
  );
}
