import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ListedDeal, ListedProof } from '@keo/core/contract';
import { Avatar } from '../../ui/avatar.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { hasKeys } from '../../ui/has-keys.ts';
import { useDealTexts } from '../deals/use-deal-texts.ts';
import { ApproveTogether, ReviewBar } from './review-bar.tsx';
import { type ReviewGroup, type Waiting, groupByWorker, takeFirst } from './review-groups.ts';
import { ReviewKeys } from './review-keys.tsx';
import { useReviewKeys } from './use-review-keys.ts';
import { useDecidedProofs } from './use-verdicts.ts';
import { VerdictBar } from './verdict-bar.tsx';

/** Each loads its deal. */
const shownAtOnce = 20;

export type ReviewListProps = {
  deals: readonly ListedDeal[];
  link: (deal: ListedDeal, children: ReactNode) => ReactNode;
  /** Renders a proof with its evidence, which lists do not contain. */
  card: (deal: ListedDeal, proof: ListedProof, weight: 'primary' | 'soft') => ReactNode;
};

/** The proof that the keys are for; after one is decided, the one that takes its place. */
function useCurrent(ids: readonly string[]) {
  const [last, setLast] = useState<{ id: string; at: number } | null>(null);
  const at = last ? ids.indexOf(last.id) : 0;
  const index = Math.max(0, at === -1 ? Math.min(last?.at ?? 0, ids.length - 1) : at);
  return { at: index, id: ids[index], set: (id: string) => setLast({ id, at: ids.indexOf(id) }) };
}

export function ReviewList({ deals, link, card }: ReviewListProps) {
  const t = useDealTexts();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const decided = useDecidedProofs();
  const all = groupByWorker(deals, decided);
  const groups = takeFirst(all, shownAtOnce);
  const waiting = groups.flatMap((group) => group.waiting);
  const ids = waiting.map(({ proof }) => proof.id);
  const current = useCurrent(ids);
  const queue = useRef<HTMLDivElement>(null);
  const keys = useReviewKeys({ queue, at: current.at, onHelp: () => setIsHelpOpen(true) });
  useEffect(() => {
    // The focused proof was decided and unmounted: focuses the one in its place.
    if (decided.length === 0 || document.activeElement !== document.body) return;
    queue.current?.querySelector<HTMLElement>('[data-review][aria-current]')?.focus({ preventScroll: true });
  }, [decided.length]);
  const currentSelection = waiting.filter(({ proof }) => chosen.includes(proof.id));
  const choose = (proofIds: readonly string[], isChosen: boolean) => {
    const others = chosen.filter((id) => !proofIds.includes(id));
    setChosen(isChosen ? [...others, ...proofIds] : others);
  };
  const isMany = ids.length > 1;
  const total = all.reduce((sum, group) => sum + group.total, 0);
  const renderRow = ({ deal, proof }: Waiting) => (
    <Row
      key={proof.id}
      waiting={{ deal, proof }}
      link={link}
      isCurrent={proof.id === current.id}
      onCurrent={() => current.set(proof.id)}
      choice={
        isMany && (
          <Checkbox
            label={t('queue.choose', { title: proof.title })}
            checked={chosen.includes(proof.id)}
            onChange={({ target }) => choose([proof.id], target.checked)}
          />
        )
      }
    >
      {card(deal, proof, proof.id === current.id && currentSelection.length === 0 ? 'primary' : 'soft')}
    </Row>
  );
  return (
    <div ref={queue} data-review-queue className="keo-stack">
      {ids.length > 0 && (
        <section className="keo-stack" aria-label={t('queue.title')}>
          <h2 className="keo-heading">{t('queue.count', { count: total })}</h2>
          {hasKeys() && (
            <ReviewKeys isOn={keys.isOn} onTurn={keys.turn} isHelpOpen={isHelpOpen} onHelp={setIsHelpOpen} />
          )}
          {groups.map((group) => (
            <Group key={group.worker.id} group={group} chosen={chosen} onChoose={choose}>
              {group.waiting.map(renderRow)}
            </Group>
          ))}
          {isMany && (
            <ReviewBar
              chosen={currentSelection}
              onDone={() => setChosen([])}
              all={
                <Checkbox
                  label={total > ids.length ? t('queue.all.these', { count: ids.length }) : t('queue.all')}
                  checked={currentSelection.length === ids.length}
                  onChange={({ target }) => setChosen(target.checked ? ids : [])}
                />
              }
            />
          )}
        </section>
      )}
      <VerdictBar />
    </div>
  );
}

type GroupProps = {
  group: ReviewGroup;
  chosen: readonly string[];
  onChoose: (proofIds: readonly string[], isChosen: boolean) => void;
  children: ReactNode;
};

function Group({ group: { worker, waiting, total }, chosen, onChoose, children }: GroupProps) {
  const t = useDealTexts();
  const id = useId();
  const ids = waiting.map(({ proof }) => proof.id);
  const count = ids.length;
  const name = worker.displayName;
  const these = total > count ? '.these' : '';
  return (
    <section className="keo-stack" aria-labelledby={id}>
      <div className="keo-conditions__head">
        <div className="keo-person">
          <Avatar name={name} src={worker.avatarUrl} />
          <span>
            <h3 id={id} className="keo-heading">
              {name}
            </h3>
            <span className="keo-quiet">{t('queue.group.count', { count: total })}</span>
          </span>
        </div>
        {count > 1 && (
          <div className="keo-row__acts">
            <Checkbox
              label={t(`queue.group.choose${these}`, { count, name })}
              checked={ids.every((one) => chosen.includes(one))}
              onChange={({ target }) => onChoose(ids, target.checked)}
            />
            <ApproveTogether
              chosen={waiting}
              variant="soft"
              label={(paid) =>
                t(`queue.group.${paid ? 'pay' : 'approve'}${these}`, { count, name, amount: paid ?? '' })
              }
              onDone={() => onChoose(ids, false)}
            />
          </div>
        )}
      </div>
      <ol className="keo-plain keo-stack">{children}</ol>
    </section>
  );
}

type RowProps = Pick<ReviewListProps, 'link'> & {
  waiting: Waiting;
  choice: ReactNode;
  isCurrent: boolean;
  onCurrent: () => void;
  children: ReactNode;
};

function Row({ waiting: { deal, proof }, link, choice, isCurrent, onCurrent, children }: RowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focus target of the shortcuts
    <li
      data-review
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
      tabIndex={0}
      aria-label={proof.title}
      aria-current={isCurrent || undefined}
      className="keo-stack keo-queue__row"
      onFocus={onCurrent}
    >
      <span className="keo-quiet">{link(deal, deal.job.title)}</span>
      {choice}
      {children}
    </li>
  );
}
