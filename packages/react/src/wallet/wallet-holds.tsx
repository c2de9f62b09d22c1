import { walletEndpoints } from '@keo/core/contract';
import { useKeoQuery } from '../client/use-keo-query.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { ShieldIcon } from '../icons/subject-icons.tsx';
import { Amount } from '../money/amount.tsx';
import { momentWords } from '../money/moment-words.ts';
import { useMoneyTexts } from '../money/use-money-texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useWallet } from './use-wallet.ts';

/** Why money is not free: each deal, quick job and withdrawal that holds some. */
export function WalletHolds() {
  const t = useMoneyTexts();
  const locale = useLocale();
  const { masked } = useWallet();
  const { data, error, refetch, isPending } = useKeoQuery(walletEndpoints.walletHolds, {});
  return (
    <section className="keo-stack" aria-labelledby="keo-holds" aria-busy={isPending}>
      <h2 id="keo-holds" className="keo-heading">
        {t('wallet.holds')}
      </h2>
      {error && (
        <ErrorCard
          title={t('wallet.failed')}
          message={error.message}
          retryLabel={t('money.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && !error && <Skeleton shape="block" height={212} />}
      {data?.list.length === 0 && (
        <EmptyState
          icon={<ShieldIcon />}
          title={t('wallet.holds.empty')}
          detail={t('wallet.holds.empty.detail')}
        />
      )}
      {data && data.list.length > 0 && (
        <ul className="keo-rows">
          {data.list.map(({ kind, id, amount, since }) => (
            <li key={`${kind} ${id}`} className="keo-row">
              <span>
                <strong>{t(`wallet.hold.${kind}`, { id })}</strong>
                <span className="keo-quiet">{momentWords(since, locale)}</span>
              </span>
              <Amount value={amount} masked={masked} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
