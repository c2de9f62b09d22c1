import type { ListedDeal, Side } from '@keo/core/contract';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/control-icons.tsx';
import { Button } from '../../ui/button.tsx';
import { hasKeys } from '../../ui/has-keys.ts';
import { useSingleKeys } from '../single-keys.ts';
import { useDealTexts } from './use-deal-texts.ts';
import { useMyDeals } from './use-my-deals.ts';

export type DealSwitcherProps = {
  /** The open one. */
  dealId: string;
  role: Side;
  /** Of the list that it was opened from. */
  page: number;
  onShow: (deal: ListedDeal) => void;
};

/** From a deal to its neighbours in the list. */
export function DealSwitcher({ dealId, role, page, onShow }: DealSwitcherProps) {
  const t = useDealTexts();
  const { isOn } = useSingleKeys();
  const { data } = useMyDeals(role, page);
  if (!data) return <div className="keo-desk__switch" />;
  const { list } = data;
  const at = list.findIndex(({ id }) => id === dealId);
  if (at === -1 || list.length < 2) return null;
  const step = (way: 'before' | 'next') => {
    const deal = list[way === 'next' ? at + 1 : at - 1];
    const { displayName: name } = (deal?.myRole === 'author' ? deal.worker : deal?.author) ?? {};
    const label = deal
      ? t(`desk.${way}`, { title: deal.job.title, name: name ?? '' })
      : t(`desk.${way}.none`);
    const key = way === 'next' ? 'J' : 'K';
    return (
      <Button
        variant="plain"
        iconOnly
        aria-keyshortcuts={key}
        aria-label={label}
        title={isOn && hasKeys() ? t('desk.key', { label, key }) : label}
        aria-disabled={!deal || undefined}
        onClick={() => deal && onShow(deal)}
      >
        {way === 'next' ? <ChevronRightIcon /> : <ChevronLeftIcon />}
      </Button>
    );
  };
  return (
    <div className="keo-desk__switch">
      {step('before')}
      <span className="keo-quiet keo-num">{t('desk.place', { at: at + 1, total: list.length })}</span>
      {step('next')}
    </div>
  );
}
