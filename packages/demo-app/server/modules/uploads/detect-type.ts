import { stat } from 'node:fs/promises';
import { type FileType, type PhotoType, fileEndings, photoTypes } from '@keo/core/contract';
import { isJsonFile } from './json-check.ts';

const maxJsonSize = 5 * 1024 * 1024;
const detectTimeout = 5000;
const maxBufferSize = 4 * 1024 * 1024;

const taken = new Set<string>([...Object.keys(fileEndings), ...photoTypes]);
const isAllowed = (mime: string): mime is FileType | PhotoType => taken.has(mime);
const sameAs: Record<string, FileType> = { 'video/x-m4v': 'video/mp4' };

async function isJson(path: string): Promise<boolean> {
  return (await stat(path)).size <= maxJsonSize && isJsonFile(path);
}

/** By the file's bytes, not its name; null for types that are not allowed. */
export async function detectType(path: string): Promise<FileType | PhotoType | null> {
  const { fileTypeFromFile } = await import('file-type');
  const options = { signal: AbortSignal.timeout(detectTimeout), maxBufferSize };
  const found = await fileTypeFromFile(path, options).catch(() => undefined);
  if (found) {
    const mime = sameAs[found.mime] ?? found.mime;
    return isAllowed(mime) ? mime : null;
  }
  return (await isJson(path)) ? 'application/json' : null;
}
