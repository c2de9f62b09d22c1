import { maxLength, null_, object, pipe, string } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { idSchema } from '../money/money-command.schema.ts';
import {
  createUploadSchema,
  fileLinkSchema,
  storedFileSchema,
  uploadPartSchema,
  uploadSchema,
} from './upload.schema.ts';

export const uploadFile = defineEndpoint({
  method: 'POST',
  path: '/upload/upload-file',
  access: 'session',
  summary: 'Takes a file of up to 5 MB whole, in the form field `file`. Larger ones are sent in parts.',
  input: object({}),
  data: storedFileSchema,
  body: 'multipart/form-data',
});

export const createUpload = defineEndpoint({
  method: 'POST',
  path: '/upload/create-upload',
  access: 'session',
  summary: 'Begins an upload in parts, or finds the one of that `requestId` again and says how far it is.',
  input: createUploadSchema,
  data: uploadSchema,
  idempotent: true,
});

export const uploadPart = defineEndpoint({
  method: 'POST',
  path: '/upload/upload-part/{uploadId}/{offset}',
  access: 'session',
  summary:
    'Takes the next bytes of an upload, 1 MB at most. Bytes for another place are refused as STALE with the `offset` to go on from.',
  input: uploadPartSchema,
  data: uploadSchema,
  body: 'application/octet-stream',
});

export const completeUpload = defineEndpoint({
  method: 'POST',
  path: '/upload/complete-upload',
  access: 'session',
  summary:
    'Checks an upload whose bytes have all arrived and keeps it as a file; again, it answers the same.',
  input: object({ uploadId: idSchema }),
  data: storedFileSchema,
});

export const fileInfo = defineEndpoint({
  method: 'GET',
  path: '/upload/file-info/{id}',
  access: 'session',
  summary: 'A file that the caller may see.',
  input: object({ id: idSchema }),
  data: storedFileSchema,
});

export const fileUrl = defineEndpoint({
  method: 'GET',
  path: '/upload/file-url/{id}',
  access: 'session',
  summary: 'An address of a file that works for five minutes.',
  input: object({ id: idSchema }),
  data: fileLinkSchema,
});

export const readFile = defineEndpoint({
  method: 'GET',
  path: '/upload/file/{id}',
  access: 'anyone',
  summary: 'The bytes of a file, for whoever holds an address from `file-url`. Knows `Range`.',
  input: object({ id: idSchema, key: pipe(string(), maxLength(500)) }),
  data: string(),
  file: 'application/octet-stream',
});

export const removeFile = defineEndpoint({
  method: 'POST',
  path: '/upload/remove-file',
  access: 'session',
  summary: 'Removes an own file that nothing uses yet, or an upload that is under way.',
  input: object({ fileId: idSchema }),
  data: null_(),
});
