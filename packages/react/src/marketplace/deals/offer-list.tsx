import type { DealView } from '@keo/core/contract';
import { TimeAgo } from '../../i18n/time-ago.tsx';
import { ContactsHidden } from '../jobs/contacts-hidden.tsx';
import { OfferDiff } from './offer-diff.tsx';
import { useDealTexts } from './use-deal-texts.ts';

export function OfferList({ deal }: { deal: DealView }) {
  const t = useDealTexts();
  const { offers } = deal;
  if (offers.length === 0) return null;
  return (
    <section className="keo-stack" aria-label={t('offers.title')}>
      <h3>{t('offers.title')}</h3>
      {offers.toReversed().map(({ no, by, terms, note, createdAt }) => (
        <details
          key={no}
          className="keo-deal__offer"
          open={deal.state === 'NEGOTIATING' && no === offers.length}
        >
          <summary>
            <strong>{t('offers.no', { no })}</strong>{' '}
            {by === deal.myRole ? t('offers.mine') : deal[by].displayName}{' '}
            <TimeAgo at={createdAt} className="keo-quiet" />
          </summary>
          {note && <p className="keo-prose">{note}</p>}
          <OfferDiff before={offers[no - 2]?.terms ?? null} after={terms} />
          <ContactsHidden text={JSON.stringify(terms)} />
        </details>
      ))}
    </section>
  );
}
