import { fileEndings, maxBytesOf, uploadLimits } from './upload.schema.ts';

/** Why a file is not even sent. */
export type FileProblem = 'empty' | 'type' | 'tooLarge' | 'tooMany';

/** Kinds whose names browsers agree on. Of any other the server says by its bytes what it is. */
const wellKnown = /^(image|video|audio|text)\//;

/** What can be said of a file before it is sent; null where nothing speaks against it. */
export function checkFile({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | null {
  if (size === 0) return 'empty';
  if (wellKnown.test(type) && !Object.hasOwn(fileEndings, type)) return 'type';
  return size > (type === '' ? uploadLimits.videoMax : maxBytesOf(type)) ? 'tooLarge' : null;
}
