import { type Input, type Rows, none, ofAuthor } from './row.ts';

const ofFile = ofAuthor('a file', { id: none }, ({ fileId: id }) => ({ id }));
const ofUpload = (more: Input = {}) =>
  ofAuthor('an unfinished upload', { uploadId: none }, ({ uploadId }) => ({ uploadId, ...more }));

export const fileRows: Rows = {
  '/upload/upload-file': 'own',
  '/upload/create-upload': 'own',
  '/upload/upload-part/{uploadId}/{offset}': ofUpload({ offset: 1 }),
  '/upload/complete-upload': ofUpload(),
  '/upload/file-info/{id}': ofFile,
  '/upload/file-url/{id}': ofFile,
  '/upload/file/{id}': 'link',
  '/upload/remove-file': ofAuthor('a file', { fileId: none }, ({ fileId }) => ({ fileId })),
};
