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
  /** A file that is sent whole, in one request. */
  wholeMax: 5 * megabyte,
  /** One part of a file that is sent in parts. */
  partMax: megabyte,
  fileMax: 20 * megabyte,
  videoMax,
  /** Of an image, width times height. */
  pixelsMax: 40_000_000,
  nameMax: 120,
  /** How long the address of a file works. */
  linkMinutes: 5,
  /** How long a file waits to be used, and an unfinished one to go on. */
  waitHours: 24,
} as const;

/** What may be uploaded, by its content and not by its name: media type to the ending of its name. */
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

/** The most that a file of that type may hold. */
export const maxBytesOf = (mime: string): number =>
  mime.startsWith('video/') ? uploadLimits.videoMax : uploadLimits.fileMax;

const bytes = pipe(number(), integer(), minValue(0));

/** A file that is kept. `sha256` is that of the bytes as they are given out, in hexadecimal digits. */
export const storedFileSchema = object({
  id: string(),
  name: string(),
  mime: string(),
  size: bytes,
  sha256: pipe(string(), regex(/^[0-9a-f]{64}$/)),
});
export type StoredFile = InferOutput<typeof storedFileSchema>;

/** `requestId` names the upload for its sender: asked for again, the same one goes on from its `offset`. */
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

/** The address of a file on the same server; for the one who asked, until `expiresAt`. */
export const fileLinkSchema = object({
  url: pipe(string(), regex(/^\//)),
  expiresAt: pipe(string(), isoTimestamp()),
});
