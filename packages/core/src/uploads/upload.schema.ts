import {
  type InferOutput,
  integer,
  isoTimestamp,
  maxLength,
  maxValue,
  minValue,
  nonEmpty,
  number,
  object,
  pipe,
  regex,
  string,
} from 'valibot';
import { queryInteger } from '../http/query.schema.ts';
import { idSchema, requestIdSchema } from '../money/money-command.schema.ts';

const megabyte = 1024 * 1024;
const videoMax = 100 * megabyte;

/** The limits of uploads; sizes in bytes. */
export const uploadLimits = {
  /** For a file sent in one request. */
  wholeMax: 5 * megabyte,
  /** One part of a file that is sent in parts. */
  partMax: megabyte,
  fileMax: 20 * megabyte,
  videoMax,
  /** Of an image, width times height. */
  pixelsMax: 40_000_000,
  nameMax: 120,
  /** A file's URL works this long. */
  linkMinutes: 5,
  /** An unused file and an unfinished upload are kept this long. */
  waitHours: 24,
} as const;

/** Allowed types, detected by content: from the media type to the ending of the name. */
export const fileEndings = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/json': 'json',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
} as const;
export type FileType = keyof typeof fileEndings;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant are its own
export const allFileTypes = Object.keys(fileEndings) as FileType[];

/** Photos of phones, stored as JPEG because few browsers show them. */
export const photoTypes = ['image/heic', 'image/heif'] as const;
export type PhotoType = (typeof photoTypes)[number];

/** What a file field may offer where these types are wanted. */
export const offeredTypes = (types: readonly FileType[]): readonly (FileType | PhotoType)[] =>
  types.includes('image/jpeg') ? [...types, ...photoTypes] : types;

export const getMaxBytes = (mime: string): number =>
  mime.startsWith('video/') ? uploadLimits.videoMax : uploadLimits.fileMax;

const bytes = pipe(number(), integer(), minValue(0));

/** `sha256` of the bytes as they are served, in hexadecimal digits. */
export const storedFileSchema = object({
  id: string(),
  name: string(),
  mime: string(),
  size: bytes,
  sha256: pipe(string(), regex(/^[0-9a-f]{64}$/)),
});
export type StoredFile = InferOutput<typeof storedFileSchema>;

/** `requestId` is the idempotency key: with the same one an upload resumes at its `offset`. */
export const createUploadSchema = object({
  requestId: requestIdSchema,
  name: pipe(string(), nonEmpty(), maxLength(1000)),
  size: pipe(number(), integer(), minValue(1), maxValue(videoMax)),
});
export type CreateUpload = InferOutput<typeof createUploadSchema>;

/** `offset`: how many bytes have arrived. */
export const uploadSchema = object({
  id: string(),
  size: bytes,
  offset: bytes,
  expiresAt: pipe(string(), isoTimestamp()),
});
export type Upload = InferOutput<typeof uploadSchema>;

export const uploadPartSchema = object({
  uploadId: idSchema,
  offset: queryInteger({ min: 0, max: videoMax }),
});

/** A URL on the same server, for whoever asked, until `expiresAt`. */
export const fileLinkSchema = object({
  url: pipe(string(), regex(/^\//)),
  expiresAt: pipe(string(), isoTimestamp()),
});
