import { describe, expect, it } from 'vitest';
import { type ProfileForm, changesIn, readChanges, readProfileDraft } from './profile-draft.ts';

const server: ProfileForm = {
  displayName: 'Phạm Gia Bảo',
  headline: 'Dựng video',
  bio: '',
  roles: ['worker'],
  skills: ['logo'],
  provinceCode: null,
};

describe('the draft of a profile', () => {
  it('keeps only what differs, so that the rest goes on following the server', () => {
    expect(changesIn({ headline: 'Dựng video', bio: 'Sáu năm' }, server)).toEqual({ bio: 'Sáu năm' });
    expect(changesIn({ skills: ['logo'] }, server)).toEqual({});
    expect(changesIn({ skills: [] }, server)).toEqual({ skills: [] });
    expect(changesIn({ headline: '' }, server)).toEqual({ headline: '' });
  });

  it('is read as it was kept, and empty where it is of no use', () => {
    const kept = { headline: 'Bao bì', provinceCode: '48', roles: ['author'] };
    expect(readProfileDraft(JSON.stringify(kept))).toEqual(kept);
    for (const text of [
      null,
      '',
      '{',
      '[]x',
      JSON.stringify({ skills: ['bay'] }),
      JSON.stringify({ bio: 7 }),
    ])
      expect(readProfileDraft(text)).toEqual({});
  });

  it('goes to the server once each field is right, and else says which is not', () => {
    expect(readChanges({ headline: ' Bao bì ' })).toEqual({
      update: { headline: 'Bao bì' },
      problems: new Set(),
    });
    const { update, problems } = readChanges({ displayName: 'X', roles: [] });
    expect(update).toBeNull();
    expect([...problems]).toEqual(['displayName', 'roles']);
  });
});
