import { type DealView, type invitationsEndpoints, openToAll } from '@keo/core/contract';
import type { InferOutput } from 'valibot';
import { once, rowName } from '../../../platform/database/idempotency.ts';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import { FieldsError } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/security/secret-text.ts';
import type { DealNeeds } from '../deals/deal-needs.ts';
import { insertJob } from '../jobs/jobs.repository.ts';
import { toColumns, toSlug } from '../jobs/new-job.ts';
import { findScam, scamIn } from '../jobs/scam-patterns.ts';
import type { JobRow } from '../jobs/jobs.table.ts';

type Invitation = InferOutput<typeof invitationsEndpoints.inviteWorker.input>;

export type Invitations = {
  /** Work that is not posted: its private job, its deal and the first offer, all or nothing. */
  inviteWorker(userId: string, invitation: Invitation): Promise<DealView>;
};

/** A posting that looks like a scam waits for a moderator; an invitation has no moderation and is refused. */
function refuseScam(
  job: Parameters<typeof scamIn>[0],
  { terms, message = '' }: Pick<Invitation, 'terms' | 'message'>,
): void {
  const conditions = terms.conditions.flatMap(({ title, instructions = '' }) => [title, instructions]);
  const suspicious = [
    ...(scamIn(job) ? ['scope'] : []),
    ...(findScam(conditions.join(' ')) ? ['conditions'] : []),
    ...(findScam(message) ? ['message'] : []),
  ];
  if (suspicious.length > 0)
    throw new FieldsError(
      'INVALID',
      Object.fromEntries(suspicious.map((field) => [field, 'invitation.suspicious'])),
    );
}

function draftJob(
  { clock }: DealNeeds,
  { db }: Unit,
  authorId: string,
  invitation: Omit<Invitation, 'requestId'>,
): Promise<JobRow> {
  const { title, categorySlug, place, terms } = invitation;
  const { scope, dueAt: _, ...rest } = terms;
  const job = { ...rest, title, categorySlug, place, description: scope };
  const blank = { slots: 1, eligibility: openToAll, questions: [], fileIds: [] };
  const columns = toColumns({ kind: 'PROJECT', ...job, ...blank }, clock.now());
  refuseScam(columns, invitation);
  return insertJob(db, {
    ...columns,
    id: newId('jb'),
    slug: toSlug(columns.title),
    authorId,
    state: 'DRAFT',
    createdAt: columns.updatedAt,
  });
}

async function invite(
  needs: DealNeeds,
  unit: Unit,
  userId: string,
  invitation: Omit<Invitation, 'requestId'>,
): Promise<{ id: string }> {
  const { users, market } = needs;
  const { workerId, terms, message } = invitation;
  await users.loadCards(unit.db, [workerId]).then((getCard) => getCard(workerId));
  const author = { party: 'author' as const, userId };
  const draft = await draftJob(needs, unit, userId, invitation);
  const job = await market.job(unit, draft.id, { type: 'INVITE' }, author);
  const deal = await market.newDeal(
    unit,
    job,
    { workerId, applicationId: null },
    { type: 'INIT_BY_AUTHOR', terms },
    { ...author, text: message },
  );
  return { id: deal.row.id };
}

export const createInvitations = (needs: DealNeeds): Invitations => ({
  async inviteWorker(userId, { requestId, ...invitation }) {
    await needs.limits.take('invitations', userId);
    const order = {
      scope: `${userId} invite-worker`,
      requestId,
      request: invitation,
      answer: rowName,
      clock: needs.clock,
    };
    return needs.transact(async (unit) => {
      const { id } = await once(unit.db, order, () => invite(needs, unit, userId, invitation));
      return needs.views.viewById(unit, id, userId);
    });
  },
});
