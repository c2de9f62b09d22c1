import { fileEndings, getMaxBytes, photoTypes, uploadLimits } from './upload.schema.ts';

/** Why a file is rejected before it is sent. */
export type FileProblem = 'empty' | 'type' | 'tooLarge' | 'tooMany';

/** Media types that browsers report reliably. The server detects the others by content. */
const wellKnown = /^(image|video|audio|text)\//;

const taken = new Set<string>([...Object.keys(fileEndings), ...photoTypes]);

/** Why a file cannot be sent, by its size and name; null where it can. */
export function checkFile({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | null {
  if (size === 0) return 'empty';
  if (wellKnown.test(type) && !taken.has(type)) return 'type';
  return size > (type === '' ? uploadLimits.videoMax : getMaxBytes(type)) ? 'tooLarge' : null;
}
