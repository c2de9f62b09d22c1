import { object, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { readChatDraft } from './chat/use-chat-draft.ts';
import { readClaimDraft } from './recharge/claim-draft.ts';
import { readDraft } from '../client/read-draft.ts';

describe('a stored draft', () => {
  it.each([null, '', '{broken', '"text"', '{"text":1}'])('is null for %j', (kept) => {
    expect(readDraft(object({ text: string() }), kept)).toBeNull();
  });

  it('of a message may be plain text, the older format', () => {
    expect(readChatDraft('Chào bạn').text).toBe('Chào bạn');
    expect(readChatDraft('12').text).toBe('12');
    expect(readChatDraft('{"text":"Chào"}')).toEqual({ text: 'Chào', replyTo: null, files: [] });
    expect(readChatDraft(null).text).toBe('');
  });

  it('of a claim has its request id and its fields', () => {
    const draft = {
      requestId: 'r1',
      form: { amount: '431,000', sentAt: '2026-11-24T09:30', reference: 'FT1', note: '' },
    };
    expect(readClaimDraft(JSON.stringify(draft))).toEqual(draft);
    expect(readClaimDraft(JSON.stringify({ ...draft, form: {} }))).toBeNull();
  });
});
