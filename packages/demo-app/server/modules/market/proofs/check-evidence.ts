import { type ConditionInput, type ProofCheck, type ProofView, isVisible } from '@keo/core/contract';

type Evidence = ProofView['evidence'][number];
export type EvidenceFile = { id: string; mime: string; sha256: string };

const getKind = (mime: string): ConditionInput['accept']['types'][number] => {
  if (mime.startsWith('image/')) return 'IMAGE';
  if (mime.startsWith('video/')) return 'VIDEO';
  return mime === 'application/pdf' ? 'PDF' : 'FILE';
};

/** Checks of the condition that a draft does not meet yet. */
export function failedChecks(
  { accept }: Pick<ConditionInput, 'accept'>,
  draft: readonly Evidence[],
  world: { files: ReadonlyMap<string, EvidenceFile>; startedAt: Date | null },
): ProofCheck[] {
  const { types, minFiles, maxFiles, minTextLen, mustBeFresh } = accept;
  const files = draft.flatMap(({ fileId }) => (fileId === null ? [] : [world.files.get(fileId)]));
  const takesFiles = types.some((type) => ['IMAGE', 'VIDEO', 'PDF', 'FILE'].includes(type));
  const isTaken = ({ mime }: EvidenceFile) => types.includes(getKind(mime)) || types.includes('FILE');
  const texts = draft.map(({ text }) => text?.trim() ?? '').filter(isVisible);
  const hasOther =
    (types.includes('LINK') && draft.some(({ link }) => link !== null)) ||
    (types.includes('GEO') && draft.some(({ geo }) => geo !== null)) ||
    (types.some((type) => type === 'TEXT' || type === 'CODE') && texts.length > 0);
  const least = minFiles ?? (takesFiles && types.every((type) => type !== 'TEXT' && type !== 'LINK') ? 1 : 0);
  const longest = Math.max(0, ...texts.map((text) => text.length));
  const isFresh = draft.every(
    ({ fileId, capturedAt }) =>
      fileId === null ||
      (capturedAt !== null && world.startedAt !== null && Date.parse(capturedAt) >= +world.startedAt),
  );
  const rules: [string, boolean, string | null][] = [
    ['EMPTY', files.length > 0 || hasOther, null],
    ['MIN_FILES', files.length >= least, String(least)],
    ['MAX_FILES', files.length <= (maxFiles ?? 10), String(maxFiles ?? 10)],
    ['FILE_TYPE', files.every((file) => file !== undefined && isTaken(file)), types.join(' ')],
    ['MIN_TEXT', longest >= (minTextLen ?? 0), String(minTextLen ?? 0)],
    ['FRESH', mustBeFresh !== true || isFresh, null],
  ];
  return rules
    .filter(([, passed]) => !passed)
    .map(([rule, passed, note]) => ({ rule, passed, note: note === '0' ? null : note }));
}
