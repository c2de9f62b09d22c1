import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ListedDeal, ListedProof } from '@keo/core/contract';
import { Avatar } from '../../ui/avatar.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { hasKeys } from '../../ui/has-keys.ts';
import { ReviewBar, type Waiting } from './review-bar.tsx';
import { useDecidedProofs } from './use-verdicts.ts';
import { VerdictBar } from './verdict-bar.tsx';
import { useDealTexts } from '../deals/use-deal-texts.ts';

/** Each loads its deal. */
const shownAtOnce = 20;

/** Sorted by review time. */
function waitingIn(deals: readonly ListedDeal[]): Waiting[] {
  return deals
    .flatMap((deal) => deal.proofs.map((proof) => ({ deal, proof })))
    .filter(({ proof }) => proof.state === 'SUBMITTED')
    .toSorted((a, b) => (a.proof.reviewDueAt ?? '').localeCompare(b.proof.reviewDueAt ?? ''));
}

function pressKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key, altKey, ctrlKey, metaKey } = event;
  if (!(target instanceof HTMLElement) || altKey || ctrlKey || metaKey) return;
  if (target.closest('input:not([type=checkbox]), textarea, dialog')) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-review]')];
  const at = rows.findIndex((row) => row.contains(target));
  const step = { j: 1, k: -1 }[key.toLowerCase()];
  if (step !== undefined) return rows[Math.max(0, at + step)]?.focus();
  const button = [
    ...(rows[Math.max(0, at)]?.querySelectorAll<HTMLElement>('[aria-keyshortcuts]') ?? []),
  ].find((one) => one.getAttribute('aria-keyshortcuts') === key.toUpperCase());
  if (!button) return;
  event.preventDefault();
  button.click();
}

export type ReviewListProps = {
  deals: readonly ListedDeal[];
  link: (deal: ListedDeal, children: ReactNode) => ReactNode;
  /** Renders a proof with its evidence, which lists do not contain. */
  card: (deal: ListedDeal, proof: ListedProof, weight: 'primary' | 'soft') => ReactNode;
};

export function ReviewList({ deals, link, card }: ReviewListProps) {
  const t = useDealTexts();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const decided = useDecidedProofs();
  const all = waitingIn(deals).filter(({ proof }) => !decided.includes(proof.id));
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The focused proof was decided and unmounted: focuses the next one.
    if (document.activeElement !== document.body) return;
    if (decided.length > 0)
      section.current?.querySelector<HTMLElement>('[data-review]')?.focus({ preventScroll: true });
  }, [decided.length]);
  const waiting = all.slice(0, shownAtOnce);
  const ids = waiting.map(({ proof }) => proof.id);
  const currentSelection = waiting.filter(({ proof }) => chosen.includes(proof.id));
  const choose = (proofId: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, proofId] : chosen.filter((id) => id !== proofId));
  const queue = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keyboard shortcuts
    <section ref={section} className="keo-stack" aria-label={t('queue.title')} onKeyDown={pressKey}>
      <h2 className="keo-heading">{t('queue.count', { count: all.length })}</h2>
      {hasKeys() && <p className="keo-quiet">{t('queue.keys')}</p>}
      <ol className="keo-plain keo-stack">
        {waiting.map(({ deal, proof }) => (
          <Row
            key={proof.id}
            waiting={{ deal, proof }}
            link={link}
            choice={
              waiting.length > 1 && (
                <Checkbox
                  label={t('queue.choose', { title: proof.title })}
                  checked={chosen.includes(proof.id)}
                  onChange={({ target }) => choose(proof.id, target.checked)}
                />
              )
            }
          >
            {card(deal, proof, proof.id === ids[0] && currentSelection.length === 0 ? 'primary' : 'soft')}
          </Row>
        ))}
      </ol>
      {waiting.length > 1 && (
        <ReviewBar
          chosen={currentSelection}
          onDone={() => setChosen([])}
          all={
            <Checkbox
              label={t('queue.all')}
              checked={currentSelection.length === ids.length}
              onChange={({ target }) => setChosen(target.checked ? ids : [])}
            />
          }
        />
      )}
    </section>
  );
  return (
    <>
      {all.length > 0 && queue}
      <VerdictBar />
    </>
  );
}

type RowProps = Pick<ReviewListProps, 'link'> & { waiting: Waiting; choice: ReactNode; children: ReactNode };

function Row({ waiting: { deal, proof }, link, choice, children }: RowProps) {
  return (
    <li
      data-review
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focus target of the shortcuts
      tabIndex={0}
      aria-label={proof.title}
      className="keo-stack keo-queue__row"
    >
      <div className="keo-person">
        <Avatar name={deal.worker.displayName} src={deal.worker.avatarUrl} />
        <span>
          <strong>{deal.worker.displayName}</strong>
          <span className="keo-quiet">{link(deal, deal.job.title)}</span>
        </span>
      </div>
      {choice}
      {children}
    </li>
  );
}
