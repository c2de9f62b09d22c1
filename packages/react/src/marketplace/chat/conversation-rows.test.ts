import { describe, expect, it } from 'vitest';
import type { DealEvent } from '@keo/core/contract';
import type { NextStep } from '../deals/next-step.ts';
import { asAuthor } from '../deals/story-deals.tsx';
import { cardPlaces } from './card-places.ts';
import type { MessageRow } from './message-rows.ts';
import { conversationRows } from './conversation-rows.ts';

const at = (minute: number) => `2026-11-20T09:${String(minute).padStart(2, '0')}:00.000Z`;
const said = (minute: number, isStored = true): MessageRow => ({
  key: `m${minute}`,
  text: '',
  at: at(minute),
  isMine: true,
  state: 'sent',
  isRefused: false,
  isMasked: false,
  isSuspicious: false,
  replyTo: null,
  files: [],
  isEdited: false,
  isDeleted: false,
  message: isStored
    ? {
        roomId: 'rm_1',
        id: `m${minute}`,
        seq: minute,
        clientId: `m${minute}`,
        senderId: 'u01',
        type: 'TEXT',
        text: '',
        isMasked: false,
        isSuspicious: false,
        createdAt: at(minute),
        files: [],
        replyTo: null,
        editedAt: null,
        deletedAt: null,
        change: 0,
      }
    : null,
});
const event = (minute: number, action: string, metadata: Record<string, unknown> = {}): DealEvent => ({
  id: `e${minute}`,
  msg: '',
  action,
  description: '',
  metadata,
  isRead: true,
  createdAt: at(minute),
  updatedAt: at(minute),
  workerId: null,
  authorId: null,
});
const keys = (...args: Parameters<typeof conversationRows>) =>
  conversationRows(...args).map(({ key }) => key);
const whole = { hasOlder: false, hasNewer: false };

describe('a conversation and its deal', () => {
  const events = [event(1, 'DEAL_NOTE'), event(5, 'DEAL_NOTE'), event(9, 'DEAL_NOTE')];

  it('are sorted by time, pending messages last', () => {
    expect(keys([said(2), said(6), said(7, false)], events, whole)).toEqual([
      'e1',
      'm2',
      'e5',
      'm6',
      'e9',
      'm7',
    ]);
    expect(keys([], events, whole)).toEqual(['e1', 'e5', 'e9']);
    expect(keys([said(2)], [], whole)).toEqual(['m2']);
  });

  it('events are cut at the oldest loaded message', () => {
    expect(keys([said(2), said(6)], events, { hasOlder: true, hasNewer: false })).toEqual([
      'm2',
      'e5',
      'm6',
      'e9',
    ]);
    expect(keys([said(2), said(6)], events, { hasOlder: true, hasNewer: true })).toEqual(['m2', 'e5', 'm6']);
  });
});

const step = (key: NextStep['key'], proofId?: string): NextStep => ({
  key,
  deal: asAuthor,
  proofs: asAuthor.proofs.map((proof) => ({ ...proof, id: proofId ?? proof.id })),
  clock: null,
});

describe('the cards of a deal', () => {
  const history = [
    event(1, 'DEAL_PROPOSAL_CREATED'),
    event(2, 'DEAL_PROPOSAL_UPDATED'),
    event(3, 'DEAL_APPROVED'),
    event(4, 'PROOF_EVIDENCE_SUBMITTED', { proofId: 'pf1' }),
    event(5, 'PROOF_REVISION_REQUESTED', { proofId: 'pf1' }),
    event(6, 'PROOF_EVIDENCE_SUBMITTED', { proofId: 'pf2' }),
    event(7, 'DEAL_NOTE'),
  ];
  const placed = (args: NextStep | null, deal: Pick<typeof asAuthor, 'state'> = asAuthor) =>
    [...cardPlaces(history, deal, args)]
      .map(([id, { kind, hasNextStep }]) => `${id} ${kind}${hasNextStep ? '!' : ''}`)
      .toSorted();

  it('are at the newest event of each kind and proof', () => {
    expect(placed(null)).toEqual(['e2 offer', 'e3 payment', 'e5 proof', 'e6 proof']);
  });

  it('have one button: on its own card, else on the newest one', () => {
    expect(placed(step('offer'))).toContain('e2 offer!');
    expect(placed(step('fund'))).toContain('e3 payment!');
    expect(placed(step('revise', 'pf1'))).toContain('e5 proof!');
    expect(placed(step('review', 'pf2'))).toContain('e6 proof!');
    expect(placed(step('dispute'))).toContain('e7 deal!');
    for (const key of ['offer', 'fund', 'dispute', 'handIn'] as const)
      expect(placed(step(key)).filter((place) => place.endsWith('!'))).toHaveLength(1);
  });

  it('show only payments once the deal is over', () => {
    expect(placed(null, { state: 'COMPLETED' })).toEqual(['e3 payment']);
  });
});
