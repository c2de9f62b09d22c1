import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { array, object, optional, parse, record, number, string, unknown, type InferOutput } from 'valibot';

const file = path.resolve(import.meta.dirname, 'market.json.br');

const rowSchema = record(string(), unknown());
const pastFileSchema = object({
  /** Hash of its inputs. */
  inputsHash: string(),
  /** The moment at which it ends. */
  now: string(),
  /** In the order of foreign keys. */
  tables: array(object({ name: string(), rows: array(rowSchema) })),
  sequences: record(string(), number()),
  /** Timers and queued work after its end. */
  waiting: array(object({ name: string(), data: rowSchema, at: string(), key: optional(string()) })),
  /** Bytes of uploads, in base64. */
  files: record(string(), string()),
});

/** The demo's past as database rows, with its original times. Secrets are left out: each database makes its own. */
export type PastFile = InferOutput<typeof pastFileSchema>;
export type Row = InferOutput<typeof rowSchema>;

export async function readPast(): Promise<PastFile> {
  const json = await promisify(brotliDecompress)(await readFile(file));
  return parse(pastFileSchema, JSON.parse(json.toString('utf8')));
}

/** Returns the size in bytes. */
export async function writePast(past: PastFile): Promise<number> {
  const bytes = await promisify(brotliCompress)(JSON.stringify(past), {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
  await writeFile(file, bytes);
  return bytes.length;
}
