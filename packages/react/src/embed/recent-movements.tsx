import { BanknoteIcon } from '../ui/icons/subject-icons.tsx';
import { Amount } from '../ui/money/amount.tsx';
import { momentWords } from '../i18n/moment-words.ts';
import { useMoneyTexts } from '../ui/money/use-money-texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useRecentMovements } from '../wallet/use-recent-movements.ts';
import { useWallet } from '../wallet/use-wallet.ts';

export function RecentMovements({ count }: { count: number }) {
  const t = useMoneyTexts();
  const { masked } = useWallet();
  const { list, error, retry } = useRecentMovements(count);
  if (error && !list) {
    return (
      <ErrorCard
        title={t('transactions.failed')}
        message={error.message}
        retryLabel={t('money.retry')}
        onRetry={retry}
      />
    );
  }
  if (!list) return <Skeleton shape="block" height={64 * count} />;
  if (list.length === 0) {
    return (
      <EmptyState
        icon={<BanknoteIcon size={28} />}
        title={t('transactions.empty')}
        detail={t('transactions.empty.detail')}
      />
    );
  }
  return (
    <ul className="keo-rows" aria-label={t('transactions.title')}>
      {list.map(({ no, type, amount, createdAt }) => (
        <li key={no} className="keo-row" part="movement">
          <span>
            <strong>{t(`type.${type}`)}</strong>
            <span className="keo-quiet">{momentWords(createdAt, t.locale)}</span>
          </span>
          <Amount value={amount} signed masked={masked} className={amount > 0 ? 'keo-in' : 'keo-out'} />
        </li>
      ))}
    </ul>
  );
}
