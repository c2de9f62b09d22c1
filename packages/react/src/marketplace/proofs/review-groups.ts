import type { ListedDeal, ListedProof } from '@keo/core/contract';

export type Waiting = { deal: ListedDeal; proof: ListedProof };
/** One worker's proofs, of all their deals; `total` counts also those that are not shown. */
export type ReviewGroup = { worker: ListedDeal['worker']; waiting: Waiting[]; total: number };

/** Those to review, by review time. */
function listWaiting(deals: readonly ListedDeal[]): Waiting[] {
  return deals
    .flatMap((deal) => deal.proofs.map((proof) => ({ deal, proof })))
    .filter(({ proof }) => proof.state === 'SUBMITTED')
    .toSorted((a, b) => (a.proof.reviewDueAt ?? '9').localeCompare(b.proof.reviewDueAt ?? '9'));
}

/** The worker whose review time ends first comes first, with all of theirs. */
export function groupByWorker(deals: readonly ListedDeal[], decided: readonly string[]): ReviewGroup[] {
  const groups = new Map<string, ReviewGroup>();
  for (const one of listWaiting(deals)) {
    if (decided.includes(one.proof.id)) continue;
    const { worker } = one.deal;
    const group = groups.get(worker.id) ?? { worker, waiting: [], total: 0 };
    group.waiting.push(one);
    group.total += 1;
    groups.set(worker.id, group);
  }
  return [...groups.values()];
}

/** The first of them, without empty groups. */
export function takeFirst(groups: readonly ReviewGroup[], max: number): ReviewGroup[] {
  let room = max;
  return groups.flatMap(({ worker, waiting, total }) => {
    const taken = waiting.slice(0, room);
    room -= taken.length;
    return taken.length > 0 ? [{ worker, waiting: taken, total }] : [];
  });
}
