/** Writes what editors and documentation tools read about the elements: `custom-elements.json` and VS Code's own. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeElements } from './elements-manifest.ts';

const dist = path.resolve(import.meta.dirname, '../dist');
const elements = await describeElements();
const write = (name: string, content: object) =>
  writeFile(path.join(dist, name), `${JSON.stringify(content, null, 2)}\n`);

await write('custom-elements.json', {
  schemaVersion: '2.1.0',
  modules: [{ kind: 'javascript-module', path: 'embed/define.js', declarations: elements }],
});
await write('vscode.html-custom-data.json', {
  version: 1.1,
  tags: elements.map(({ tagName, description, attributes }) => ({
    name: tagName,
    description,
    attributes: attributes.map(({ name, description: text }) => ({ name, description: text })),
  })),
});
