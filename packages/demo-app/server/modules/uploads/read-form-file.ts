import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished, pipeline } from 'node:stream/promises';
import { uploadLimits } from '@keo/core/contract';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { IncomingBytes } from '../../platform/http/read-request.ts';
import { badFile, cutOff, tooLarge, wholeFormMax } from './upload-refusals.ts';

const limits = {
  files: 1,
  fields: 0,
  parts: 1,
  fileSize: uploadLimits.wholeMax,
  headerPairs: 20,
  headerSize: 8192,
};

function openForm(contentType: string): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch {
    throw cutOff();
  }
}

/**
 * Writes the one file of a form, field `file`, to `path`; returns its name. Refuses any other form; the request stays
 * open, so that the client reads the answer.
 */
export async function readFormFile(body: IncomingBytes, path: string): Promise<string> {
  const form = openForm(body.contentType);
  const ended = finished(form, { readable: false });
  ended.catch(() => undefined);
  let refusal: Error | undefined;
  let name = '';
  let saved: Promise<void> | undefined;
  form.on('file', (field, stream, filename) => {
    if (field !== 'file') {
      refusal = badFile('upload.missing');
      stream.resume();
      return;
    }
    name = filename;
    stream.on('limit', () => (refusal = tooLarge(uploadLimits.wholeMax)));
    saved = pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    saved.catch(() => undefined);
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    form.on(limit, () => (refusal ??= badFile('upload.missing')));
  try {
    let total = 0;
    // Destroying the stream would close the connection before the refusal is sent.
    for await (const chunk of body.stream.iterator({ destroyOnReturn: false })) {
      total += chunk.length;
      if (total > wholeFormMax) refusal ??= tooLarge(uploadLimits.wholeMax);
      if (refusal) break;
      if (!form.write(chunk)) await Promise.race([once(form, 'drain'), ended]);
    }
    if (!refusal) {
      form.end();
      await ended;
      await saved;
    }
  } catch {
    refusal ??= cutOff();
  }
  if (!refusal && saved) return name;
  form.destroy();
  await saved?.catch(() => undefined);
  throw refusal ?? badFile('upload.missing');
}
