import { Readable } from 'node:stream';
import type { StoredAnswer } from '../../platform/http/stored-answer.ts';
import { RefusalError } from '../../platform/http/refusal.ts';
import type { OwnFile } from '../uploads/files.service.ts';
import type { ArchiveEntry } from './write-archive.ts';

/** Rows of one kind, as the API shows them to their owner. */
export type Section = { name: string; rows: (userId: string) => AsyncIterable<object> };

export type ExportSources = {
  sections: readonly Section[];
  listFiles: (userId: string) => Promise<OwnFile[]>;
  /** @throws RefusalError where the file was deleted. */
  readFile: (fileId: string) => Promise<Readable>;
  getPhoto: (userId: string) => Promise<StoredAnswer | null>;
  readme: (at: Date) => string;
};

const isGone = (error: unknown): boolean => error instanceof RefusalError;

async function* asJson(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let lead = '[\n';
  for await (const row of rows) {
    yield lead + JSON.stringify(row);
    lead = ',\n';
  }
  yield lead === '[\n' ? '[]\n' : '\n]\n';
}

const text = (name: string, lines: Iterable<string> | AsyncIterable<string>): ArchiveEntry => ({
  name,
  content: Readable.from(lines, { objectMode: false }),
});

/** All entries of a user's copy, and their number. Files deleted meanwhile are listed and left out. */
export async function getContents(
  { sections, listFiles, readFile, getPhoto, readme }: ExportSources,
  userId: string,
  at: Date,
): Promise<{ total: number; entries: AsyncGenerator<ArchiveEntry> }> {
  const files = await listFiles(userId);
  const photo = await getPhoto(userId);
  async function* entries(): AsyncGenerator<ArchiveEntry> {
    yield text('README.txt', [readme(at)]);
    for (const { name, rows } of sections) yield text(`${name}.json`, asJson(rows(userId)));
    if (photo)
      yield { name: `files/${photo.name}`, content: await photo.read(undefined), isCompressed: true };
    const listed: (OwnFile & { path: string | null })[] = [];
    for (const file of files) {
      const content = await readFile(file.id).catch((error: unknown) => {
        if (isGone(error)) return null;
        throw error;
      });
      const path = content && `files/${file.id}-${file.name}`;
      listed.push({ ...file, path });
      if (content && path !== null) yield { name: path, content, isCompressed: true };
    }
    yield text('files.json', asJson(Readable.from(listed)));
  }
  return { total: sections.length + files.length + (photo ? 3 : 2), entries: entries() };
}
