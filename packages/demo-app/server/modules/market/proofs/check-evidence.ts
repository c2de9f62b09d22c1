import { type ConditionInput, type ProofCheck, type ProofView, isVisible } from '@keo/core/contract';

type Evidence = ProofView['evidence'][number];
type EvidenceKind = ConditionInput['accept']['types'][number];
export type EvidenceFile = { id: string; mime: string; sha256: string };

const getKind = (mime: string): EvidenceKind => {
  if (mime.startsWith('image/')) return 'IMAGE';
  if (mime.startsWith('video/')) return 'VIDEO';
  return mime === 'application/pdf' ? 'PDF' : 'FILE';
};

/** What a draft has of each kind that counts. A file counts as `FILE` where its own kind is not asked for. */
function countKinds(
  types: readonly EvidenceKind[],
  draft: readonly Evidence[],
  files: readonly (EvidenceFile | undefined)[],
) {
  const texts = draft.map(({ text }) => text?.trim() ?? '').filter(isVisible);
  const fileKinds = files.flatMap((file) => {
    const kind = file && getKind(file.mime);
    return kind === undefined ? [] : [types.includes(kind) ? kind : 'FILE'];
  });
  const hasKind = (type: EvidenceKind) =>
    (type === 'LINK' && draft.some(({ link }) => link !== null)) ||
    (type === 'GEO' && draft.some(({ geo }) => geo !== null)) ||
    ((type === 'TEXT' || type === 'CODE') && texts.length > 0) ||
    fileKinds.includes(type);
  return {
    missing: types.filter((type) => !hasKind(type)),
    longest: Math.max(0, ...texts.map((text) => text.length)),
  };
}

const fileTypes: readonly EvidenceKind[] = ['IMAGE', 'VIDEO', 'PDF', 'FILE'];
const capturedTypes: readonly EvidenceKind[] = ['IMAGE', 'VIDEO'];
const writtenTypes: readonly EvidenceKind[] = ['TEXT', 'CODE'];

/** Checks of the condition that a draft does not meet yet. */
export function failedChecks(
  { accept }: Pick<ConditionInput, 'accept'>,
  draft: readonly Evidence[],
  world: { files: ReadonlyMap<string, EvidenceFile>; startedAt: Date | null },
): ProofCheck[] {
  const { types, match, minFiles, maxFiles, minTextLen = 0, mustBeFresh } = accept;
  const files = draft.flatMap(({ fileId }) => (fileId === null ? [] : [world.files.get(fileId)]));
  const takesFiles = types.some((type) => fileTypes.includes(type));
  const isTaken = ({ mime }: EvidenceFile) => types.includes(getKind(mime)) || types.includes('FILE');
  const { missing, longest } = countKinds(types, draft, files);
  const hasOther = types.some((type) => !fileTypes.includes(type) && !missing.includes(type));
  const least = minFiles ?? (takesFiles && types.every((type) => type !== 'TEXT' && type !== 'LINK') ? 1 : 0);
  const isWhole = (type: EvidenceKind) =>
    (!fileTypes.includes(type) || files.length >= least) &&
    (!writtenTypes.includes(type) || longest >= minTextLen);
  // Under `ANY` a minimum binds only who chose its kind.
  const isAny = match === 'ANY';
  const isEnough = isAny && types.some((type) => !missing.includes(type) && isWhole(type));
  const isBound = (count: number) => !isAny || (!isEnough && count > 0);
  // Where the time is not known, the author judges.
  const isFresh = draft.every(({ fileId, capturedAt }) => {
    const file = fileId === null ? undefined : world.files.get(fileId);
    if (!file || !capturedTypes.includes(getKind(file.mime)) || capturedAt === null) return true;
    return world.startedAt !== null && Date.parse(capturedAt) >= +world.startedAt;
  });
  const rules: [string, boolean, string | null][] = [
    ['EMPTY', files.length > 0 || hasOther, null],
    ['KINDS', match !== 'ALL' || missing.length === 0, missing.join(' ')],
    ['MIN_FILES', !isBound(files.length) || files.length >= least, String(least)],
    ['MAX_FILES', files.length <= (maxFiles ?? 10), String(maxFiles ?? 10)],
    ['FILE_TYPE', files.every((file) => file !== undefined && isTaken(file)), types.join(' ')],
    ['MIN_TEXT', !isBound(longest) || longest >= minTextLen, String(minTextLen)],
    ['FRESH', mustBeFresh !== true || isFresh, null],
  ];
  return rules
    .filter(([, passed]) => !passed)
    .map(([rule, passed, note]) => ({ rule, passed, note: note === '0' ? null : note }));
}
