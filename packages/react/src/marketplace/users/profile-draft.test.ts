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
  it('stores changed fields only', () => {
    expect(changesIn({ headline: 'Dựng video', bio: 'Sáu năm' }, server)).toEqual({ bio: 'Sáu năm' });
    expect(changesIn({ skills: ['logo'] }, server)).toEqual({});
    expect(changesIn({ skills: [] }, server)).toEqual({ skills: [] });
    expect(changesIn({ headline: '' }, server)).toEqual({ headline: '' });
  });

  it('is read as stored, and empty if invalid', () => {
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

  it('is sent if every field is valid, else names the invalid ones', () => {
    expect(readChanges({ headline: ' Bao bì ' })).toEqual({
      update: { headline: 'Bao bì' },
      problems: new Set(),
    });
    const { update, problems } = readChanges({ displayName: 'X', roles: [] });
    expect(update).toBeNull();
    expect([...problems]).toEqual(['displayName', 'roles']);
  });
});
