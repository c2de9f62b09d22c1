import { uploadLimits } from '@keo/core/contract';
import { FieldsError, RefusalError } from '../../platform/http/refusal.ts';
import type { ServerText } from '../../platform/texts/say.ts';

const megabytes = (bytes: number): string => String(Math.floor((bytes / (1024 * 1024)) * 10) / 10);

/** The file itself is wrong: a retry would fail again. */
export const badFile = (
  text: Extract<ServerText, `upload.${'empty' | 'type' | 'damaged' | 'pixels' | 'missing'}`>,
): FieldsError => new FieldsError('INVALID', { file: text });

export const tooLarge = (max: number): RefusalError =>
  new RefusalError('LIMIT', 'upload.tooLarge', { max }, { max: megabytes(max) });

export const quotaFull = (max: number, left: number): RefusalError =>
  new RefusalError(
    'LIMIT',
    'upload.quotaFull',
    { max, left },
    { max: megabytes(max), left: megabytes(left) },
  );

export const noSuchFile = (): RefusalError => new RefusalError('NOT_FOUND', 'notFound');

export const staleOffset = (offset: number): RefusalError =>
  new RefusalError('STALE', 'upload.stale', { offset });

export const stillChecking = (): RefusalError => new RefusalError('IN_PROGRESS', 'inProgress');

export const cutOff = (): RefusalError => new RefusalError('INVALID', 'unreadable', { fields: {} });

/** A form is a little larger than its file. */
export const wholeFormMax = uploadLimits.wholeMax + 16 * 1024;
