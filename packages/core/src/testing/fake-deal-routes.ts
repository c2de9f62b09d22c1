import * as dealEnds from '../deals/deal-ends.endpoints.ts';
import type { DealCommand } from '../deals/deal.facts.ts';
import * as deals from '../deals/deals.endpoints.ts';
import type { EndpointInput } from '../http/define-endpoint.ts';
import type { ProofCommand } from '../proofs/proof.facts.ts';
import type { ListedProof, ProofView } from '../proofs/proof.schema.ts';
import * as proofs from '../deals/proofs.endpoints.ts';
import type { Account } from './fake-accounts.ts';
import { getSide } from './fake-deal-view.ts';
import { isEnded } from './fake-facts.ts';
import type { FakeDeals } from './fake-deals.ts';
import { FakeRefusal, type Route, notFound, own } from './fake-routes.ts';
import { toPage } from './to-page.ts';

type Change = EndpointInput<typeof proofs.changeProof>;

const stale = (fresh: unknown) => new FakeRefusal('STALE', 'Nội dung vừa thay đổi ở nơi khác.', { fresh });

function listed(proof: ProofView): ListedProof {
  const { evidence: _, ...rest } = proof;
  return rest;
}

function commandOn({ action, note = '', reasonCode }: Change): ProofCommand {
  if (action === 'REQUEST_REVISION') return { type: action, note };
  if (action === 'REJECT') return { type: action, note, reasonCode: reasonCode ?? null };
  if (action === 'REMOVE_FILE') throw new FakeRefusal('NOT_ALLOWED', 'Lúc này chưa làm được việc đó.');
  return { type: action };
}

/** The calls on deals and proofs that the fake answers: from an offer to its payment, and cancel requests. */
export function createFakeDealRoutes(fake: FakeDeals): Route[] {
  const { find, view, act } = fake;

  /** Gives a command on an own deal and returns the deal. */
  const give = (
    me: Account,
    { dealId, version }: { dealId: string; version: number },
    command: DealCommand,
    text?: string,
  ) => {
    const deal = find(dealId, me);
    if (version !== deal.version) throw stale(view(deal, me));
    act(deal, command, { party: getSide(deal, me), text });
    return view(deal, me);
  };

  return [
    own(deals.dealInfo, (input, me) => {
      if (!('dealId' in input)) throw notFound();
      const deal = fake.listDeals(me).find(({ id }) => id === input.dealId);
      if (!deal) throw notFound();
      return deal;
    }),
    own(dealEnds.myDealsList, ({ role, state, live, ...input }, me) => {
      const own = fake
        .listDeals(me)
        .filter((deal) => deal.myRole === role && (!state || deal.state === state))
        .filter((deal) => !live || !isEnded(deal.state));
      const shown = toPage(own, input);
      return { ...shown, list: shown.list.map((deal) => ({ ...deal, proofs: deal.proofs.map(listed) })) };
    }),
    own(deals.giveOffer, (input, me) => {
      const { decision: type, baseOfferNo, note } = input;
      if (type === 'COUNTER') return give(me, input, { type, baseOfferNo, terms: input.terms }, note);
      if (type === 'ACCEPT') return give(me, input, { type, baseOfferNo }, note);
      if (type === 'DECLINE') return give(me, input, { type }, input.reason ?? note);
      return give(me, input, { type, change: input.terms }, input.reason ?? note);
    }),
    own(deals.authorFinalize, (input, me) => {
      const { decision: type, bonus, note, expectTotal } = input;
      const command =
        type === 'COMPLETE'
          ? { type, expectTotal, ...(bonus !== undefined && { bonus }) }
          : { type, expectTotal };
      return { deal: give(me, input, command, note), balance: me.user.balance };
    }),
    own(dealEnds.startDeal, (input, me) => give(me, input, { type: 'START' })),
    own(dealEnds.cancelDeal, (input, me) =>
      give(
        me,
        input,
        input.toWorker === undefined
          ? { type: 'GIVE_UP' }
          : { type: 'REQUEST_CANCEL', toWorker: input.toWorker },
        input.reason,
      ),
    ),
    own(dealEnds.respondCancel, (input, me) =>
      give(me, input, { type: input.decision === 'ACCEPT' ? 'ACCEPT_CANCEL' : 'REFUSE_CANCEL' }),
    ),
    own(proofs.addProof, (input, me) => {
      const deal = find(input.dealId, me);
      if (input.kind === 'CONDITION') {
        act(deal, { type: 'ADD_CONDITIONS', conditions: input.conditions }, { party: getSide(deal, me) });
        const answer = view(deal, me);
        return { proofs: answer.proofs, checks: [], deal: answer };
      }
      const { proof } = fake.findProof(input.proofId, me);
      if (getSide(deal, me) !== 'worker') throw notFound();
      const { text = null, link = null, geo = null, capturedAt = null } = input;
      const blank = { text: null, link: null, geo: null, capturedAt, sha256: null };
      const isMore = text !== null || link !== null || geo !== null;
      const pieces = [
        ...input.fileIds.map((fileId) => ({ ...blank, fileId })),
        ...(isMore ? [{ ...blank, fileId: null, text, link, geo }] : []),
      ];
      const isKept = input.submit === true && proof.state === 'UPLOADED';
      if (pieces.length === 0 && !isKept)
        throw new FakeRefusal('INVALID', 'Hãy kiểm tra lại.', { fields: { fileIds: 'required' } });
      if (pieces.length === 0) fake.judge(proof, { type: 'SUBMIT' }, { party: 'worker' });
      const checks = pieces.length === 0 ? [] : fake.handIn(proof, pieces, input.submit === true);
      const answer = view(deal, me);
      return { proofs: answer.proofs, checks, deal: answer };
    }),
    own(proofs.proofsList, (input, me) => {
      if (!('dealId' in input)) throw notFound();
      const deal = find(input.dealId, me);
      const list = view(deal, me).proofs.map(listed);
      const rejectionBudget = fake.rejectionsOn(deal);
      return { list, total: list.length, totalPage: 1, rejectionBudget };
    }),
    own(proofs.changeProof, (input, me) => {
      const ids = 'proofIds' in input ? input.proofIds : [input.proofId];
      const [first = ''] = ids;
      for (const id of ids) {
        const { deal, proof } = fake.findProof(id, me);
        if (!('proofIds' in input) && proof.version !== input.version) throw stale(view(deal, me));
        fake.judge(proof, commandOn(input), { party: getSide(deal, me), text: input.note });
      }
      const answer = view(fake.findProof(first, me).deal, me);
      return { proofs: answer.proofs, deal: answer, failed: [] };
    }),
  ];
}
