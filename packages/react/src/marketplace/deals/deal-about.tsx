import { type ReactNode, useState } from 'react';
import type { DealState, DealView, ListedDeal } from '@keo/core/contract';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyIcon } from '../../ui/icons/control-icons.tsx';
import { CheckIcon } from '../../ui/icons/state-icons.tsx';
import { ContactsHidden } from '../jobs/contacts-hidden.tsx';
import { isOver } from './deal-worth.ts';
import { useDealTexts } from './use-deal-texts.ts';

/** Where a deal leads; what is missing is not shown. */
export type DealAboutLinks = {
  /** To a person's profile. */
  personLink?: (id: string, children: ReactNode) => ReactNode;
  /** To an invitation of the same worker, with the terms of this deal. */
  againLink?: (deal: DealView, label: string) => ReactNode;
  /** The deal's own address. */
  toAddress?: (dealId: string) => string;
};

const getOther = ({ myRole, worker, author }: ListedDeal) => (myRole === 'author' ? worker : author);

/** The other side, whose name leads to their profile. */
export function DealPerson({
  deal,
  personLink = (_, children) => children,
}: { deal: ListedDeal } & Pick<DealAboutLinks, 'personLink'>) {
  const t = useDealTexts();
  const { id, displayName, avatarUrl } = getOther(deal);
  return (
    <p className="keo-deal__person">
      {personLink(
        id,
        <>
          <Avatar name={displayName} src={avatarUrl} size={28} />
          {t('deal.with', { name: displayName })}
        </>,
      )}
    </p>
  );
}

const running: readonly DealState[] = ['FUNDED', 'IN_PROGRESS', 'PROOFS_APPROVED'];

/** Proofs are born when the money is held, so after the agreement. */
const isAgreed = ({ state, proofs }: DealView) => state === 'AGREED' || proofs.length > 0;

/** The work as agreed and its posting, more work with the same person, and a link to copy. */
export function DealAbout({
  deal,
  jobLink,
  personLink,
  againLink,
  toAddress,
}: DealAboutLinks & { deal: DealView; jobLink: (slug: string, children: ReactNode) => ReactNode }) {
  const t = useDealTexts();
  const { scope } = deal.terms ?? deal.openingTerms ?? { scope: '' };
  const name = getOther(deal).displayName;
  const isAuthor = deal.myRole === 'author';
  return (
    <section className="keo-stack" aria-label={t('about.title')}>
      <details className="keo-deal__offer">
        <summary>{t(isAgreed(deal) ? 'about.work.agreed' : 'about.work')}</summary>
        {scope !== '' && <p className="keo-prose">{scope}</p>}
        <ContactsHidden text={scope} />
        <p>{jobLink(deal.job.slug, t('about.posting'))}</p>
      </details>
      <div className="keo-row__acts">
        {isAuthor && isOver(deal) && againLink?.(deal, t('about.again', { name }))}
        {isAuthor && running.includes(deal.state) && againLink?.(deal, t('about.more', { name }))}
        {!isAuthor && deal.state === 'COMPLETED' && personLink?.(deal.author.id, t('about.onward', { name }))}
        {toAddress && <CopyLink address={toAddress(deal.id)} />}
      </div>
    </section>
  );
}

function CopyLink({ address }: { address: string }) {
  const t = useDealTexts();
  const [state, setState] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
    } catch {
      // The clipboard needs permission and a secure context.
      setState('refused');
    }
  };
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => void copy()} onBlur={() => setState(null)}>
        {state === 'copied' ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
        {t(state === 'copied' ? 'about.copied' : 'about.copy')}
      </Button>
      <span className={state === 'refused' ? 'keo-quiet' : 'keo-unseen'} role="status">
        {state === 'copied' && t('about.copied')}
        {state === 'refused' && t('about.copy.refused', { address })}
      </span>
    </>
  );
}
