import { type ReactNode, useEffect, useRef } from 'react';
import { useRefetchOnMovement } from '../../wallet/use-refetch-on-movement.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { hasKeys } from '../../ui/has-keys.ts';
import { DealAbout, type DealAboutLinks, DealPerson } from './deal-about.tsx';
import { DealActions } from './deal-actions.tsx';
import { ProofList, findProofCard } from './deal-evidence.tsx';
import { DealNow, type DealNowProps } from './deal-now.tsx';
import { dealReads } from './deal-reads.ts';
import { DealSeal } from './deal-seal.tsx';
import { DealStateBadge } from './deal-state.tsx';
import { isOver } from './deal-worth.ts';
import { DealTimeline } from './deal-timeline.tsx';
import { DueDate } from './next-timer.tsx';
import { DealRevisionsLeft } from './revisions-left.tsx';
import { OfferList } from './offer-list.tsx';
import { useDealTexts } from './use-deal-texts.ts';
import { useDeskKeys } from './use-desk-keys.ts';

export type DealDeskProps = DealNowProps & {
  /** Wraps the job's title in a link. */
  jobLink: (slug: string, children: ReactNode) => ReactNode;
  about?: DealAboutLinks;
  /** `DealChat` with `isBesideDeal`. */
  conversation: ReactNode;
  /** A link to the list of deals; with `aria-keyshortcuts="Escape"` it answers that key. */
  back?: ReactNode;
  /** `DealSwitcher`. */
  switcher?: ReactNode;
  /** Where the focus goes at first; the default is the heading. */
  startAt?: { proofId: string } | 'conversation' | undefined;
};

const parts = ['now', 'evidence', 'conversation'] as const;
type PartName = (typeof parts)[number];

const focusPart = (desk: HTMLElement | null, name: PartName) =>
  desk?.querySelector<HTMLElement>(`[data-desk-part=${name}]`)?.focus();

/** Side by side on a wide screen: what to do now, the evidence, the conversation. Fills the available height. */
export function DealDesk({
  deal,
  jobLink,
  conversation,
  back,
  switcher,
  startAt,
  about,
  ...now
}: DealDeskProps) {
  const t = useDealTexts();
  const desk = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const keys = useDeskKeys(desk);
  useRefetchOnMovement(dealReads);
  const proofId = typeof startAt === 'object' ? startAt.proofId : undefined;
  const startsInTalk = startAt === 'conversation';
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (startsInTalk) focusPart(desk.current, 'conversation');
    if (proofId === undefined) return;
    const card = findProofCard(desk.current, proofId);
    card?.scrollIntoView();
    card?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  }, [proofId, startsInTalk]);
  return (
    <article className="keo-desk keo-deal" ref={desk}>
      <header className="keo-desk__head">
        {back}
        <div className="keo-desk__title">
          <h1 className="keo-heading keo-job__title" ref={heading} tabIndex={-1}>
            {jobLink(deal.job.slug, deal.job.title)}
          </h1>
          <nav className="keo-desk__skip" aria-label={t('deal.parts')}>
            {parts.map((part) => (
              <button key={part} type="button" onClick={() => focusPart(desk.current, part)}>
                {t(`desk.${part}`)}
              </button>
            ))}
          </nav>
          <div>
            <DealPerson deal={deal} {...about} />
            <DueDate deal={deal} />
            {deal.proofs.length === 0 && <DealRevisionsLeft deal={deal} />}
          </div>
        </div>
        <DealStateBadge deal={deal} />
        {switcher}
      </header>
      <Part name="now">
        <div className="keo-slip__head">
          <h2>{t('desk.now')}</h2>
          <DealSeal deal={deal} />
        </div>
        <DealNow key={deal.id} deal={deal} {...now} />
        <OfferList deal={deal} />
        <DealAbout deal={deal} jobLink={jobLink} {...about} />
        <DealActions key={`out ${deal.id}`} deal={deal} rechargeLink={now.rechargeLink} out />
        {hasKeys() && (
          <div>
            <p className="keo-quiet">{t('desk.keys')}</p>
            <Checkbox
              label={t('queue.keys.on')}
              checked={keys.isOn}
              onChange={({ target }) => keys.turn(target.checked)}
            />
          </div>
        )}
      </Part>
      <Part name="evidence">
        <h2>{t('desk.evidence')}</h2>
        {deal.proofs.length === 0 && !isOver(deal) && <p className="keo-quiet">{t('desk.evidence.none')}</p>}
        <ProofList key={deal.id} deal={deal} heading="h3" />
        <DealTimeline deal={deal} />
      </Part>
      <Part name="conversation">{conversation}</Part>
    </article>
  );
}

function Part({ name, children }: { name: PartName; children: ReactNode }) {
  const t = useDealTexts();
  return (
    <section
      className="keo-desk__part"
      data-desk-part={name}
      aria-label={t(`desk.${name}`)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard
      tabIndex={0}
    >
      {children}
    </section>
  );
}
