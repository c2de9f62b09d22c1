import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createKeo } from '@keo/core';
import { type DealView, dealEndsEndpoints, dealsEndpoints, proofsEndpoints } from '@keo/core/contract';
import { KeoProvider } from '../../client/keo-provider.tsx';
import { DealDetail } from './deal-detail.tsx';
import { asAuthor, asWorker, dispute, link, may, proof } from './story-deals.tsx';

function getRedButtons(deal: DealView): string[] {
  const html = renderToString(
    <KeoProvider keo={createKeo({ apiBase: '/au/api', locale: 'en' })}>
      <DealDetail deal={deal} jobLink={link} rechargeLink={() => null} />
    </KeoProvider>,
  );
  return [...html.matchAll(/<button[^>]*keo-button--primary[^>]*>(.*?)<\/button>/gs)].map(([, label = '']) =>
    label.replaceAll(/<[^>]*>/g, ''),
  );
}

const submitted = (no: number) => ({
  ...proof,
  id: `pf${no}`,
  no,
  state: 'SUBMITTED' as const,
  reviewDueAt: `2099-01-0${no}T05:00:00.000Z`,
});
const missing = (no: number) => ({ ...proof, id: `pf${no}`, no });
const change = { by: 'author' as const, terms: { price: 7_000_000 }, at: '2026-11-20T03:00:00.000Z' };

it.each<[string, DealView, RegExp]>([
  ['two proofs to review', { ...asAuthor, proofs: [submitted(2), submitted(1)] }, /^Approve/],
  ['three proofs to hand in', { ...asWorker, proofs: [missing(1), missing(2), missing(3)] }, /^Hand in$/],
  [
    'work to start, and proofs that could be handed in',
    {
      ...asWorker,
      state: 'FUNDED',
      proofs: [missing(1), missing(2)],
      actions: [may('START', dealEndsEndpoints.startDeal)],
    },
    /^Start/,
  ],
  [
    'a change to answer, and proofs to hand in',
    {
      ...asWorker,
      changeRequest: change,
      proofs: [missing(1)],
      actions: [may('ACCEPT', dealsEndpoints.giveOffer), may('DECLINE', dealsEndpoints.giveOffer)],
    },
    /^Agree/,
  ],
  [
    'a wish to stop, and proofs to review',
    {
      ...asAuthor,
      proofs: [submitted(1)],
      actions: [
        may('ACCEPT_CANCEL', dealEndsEndpoints.respondCancel),
        may('REFUSE_CANCEL', dealEndsEndpoints.respondCancel),
      ],
    },
    /^Agree/,
  ],
  [
    'a dispute to answer, and proofs to review',
    {
      ...asAuthor,
      state: 'DISPUTED',
      dispute,
      proofs: [submitted(1), submitted(2)],
      actions: [may('RESPOND_DISPUTE', dealEndsEndpoints.respondDispute)],
    },
    /^Answer and offer/,
  ],
  [
    'a rejection to appeal against, and proofs to hand in',
    {
      ...asWorker,
      proofs: [missing(1), { ...missing(2), state: 'REJECTED', appealUntil: '2026-11-25T03:00:00.000Z' }],
      nextTimer: {
        transition: 'P14',
        at: '2026-11-25T03:00:00.000Z',
        outcome: 'REFUNDED',
        proofId: 'pf2',
      },
      actions: [may('APPEAL', proofsEndpoints.changeProof)],
    },
    /^Appeal/,
  ],
])('%s has one primary button', (_, deal, label) => {
  expect(getRedButtons(deal)).toEqual([expect.stringMatching(label)]);
});

it('no button is primary if the other side has to act', () => {
  expect(getRedButtons({ ...asWorker, proofs: [submitted(1)] })).toEqual([]);
});
