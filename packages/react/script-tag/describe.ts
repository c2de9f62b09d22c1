/** Writes `custom-elements.json`, VS Code custom data and web-types. */
import { readFile, writeFile } from 'node:fs/promises';
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

const { name, version } = JSON.parse(await readFile(path.join(dist, '../package.json'), 'utf8'));
await write('web-types.json', {
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name,
  version,
  'js-types-syntax': 'typescript',
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: elements.map(({ tagName, description, attributes, members, events, slots, cssParts }) => ({
        name: tagName,
        description,
        attributes: attributes.map(({ name: attribute, description: text }) => ({
          name: attribute,
          description: text,
        })),
        js: {
          properties: members.map(({ name: property, description: text, type }) => ({
            name: property,
            description: text,
            value: { type: type.text },
          })),
          events: events.map(({ name: event, description: text }) => ({ name: event, description: text })),
        },
        slots,
        css: { parts: cssParts.map(({ name: part }) => ({ name: part })) },
      })),
    },
  },
});
