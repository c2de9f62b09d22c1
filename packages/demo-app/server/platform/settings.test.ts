import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');

describe('the document of the settings', () => {
  it('names each setting that the server reads, and no other', async () => {
    const source = await read('packages/demo-app/server/platform/env.ts');
    const schema = source.slice(source.indexOf('const settings = '), source.indexOf('\n});'));
    const known = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
    const document = await read('docs/settings.md');
    const named = [...document.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map(([, name]) => name);
    expect(known.length).toBeGreaterThan(10);
    expect(new Set(named)).toEqual(new Set(known));
  });
});
