import { stat } from 'node:fs/promises';
import { type FileType, fileEndings } from '@keo/core/contract';
import { isJsonFile } from './json-check.ts';

const maxJsonSize = 5 * 1024 * 1024;
const detectTimeout = 5000;
const maxBufferSize = 4 * 1024 * 1024;

const isAllowed = (mime: string): mime is FileType => Object.hasOwn(fileEndings, mime);
const sameAs: Record<string, FileType> = { 'video/x-m4v': 'video/mp4' };

async function isJson(path: string): Promise<boolean> {
  return (await stat(path)).size <= maxJsonSize && isJsonFile(path);
}

/** By the file's bytes, not its name; null for types that are not allowed. */
export async function detectType(path: string): Promise<FileType | null> {
  const { fileTypeFromFile } = await import('file-type');
  const options = { signal: AbortSignal.timeout(detectTimeout), maxBufferSize };
  const found = await fileTypeFromFile(path, options).catch(() => undefined);
  if (found) {
    const mime = sameAs[found.mime] ?? found.mime;
    return isAllowed(mime) ? mime : null;
  }
  return (await isJson(path)) ? 'application/json' : null;
}
