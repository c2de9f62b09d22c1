import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

type Attribute = { name: string; description: string; fieldName: string };
type Field = { kind: 'field'; name: string; description: string; type: { text: string }; attribute?: string };
type Named = { name: string; description?: string };

export type ElementManifest = {
  kind: 'class';
  customElement: true;
  tagName: string;
  name: string;
  description: string;
  attributes: readonly Attribute[];
  members: readonly Field[];
  events: readonly (Named & { type: { text: string } })[];
  slots: readonly Named[];
  cssParts: readonly Named[];
};

const source = path.resolve(import.meta.dirname, '../src/embed');
const read = (file: string) => readFile(path.join(source, file), 'utf8');
const plain = (comment: string) =>
  comment
    .replaceAll(/\n\s*\*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const quoted = (text = ''): string[] => [...text.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);

/** Accessors with their doc comments, which end with the attribute's name. */
const getFields = (code: string): Field[] =>
  [...code.matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\n {2}get (\w+)\(\): ([^{]+?) \{/g)].map(
    ([, comment = '', name = '', type = '']) => {
      const text = plain(comment);
      const attribute = /Attribute `([\w-]+)`\.$/.exec(text)?.[1];
      const description = text.replace(/ ?Attribute `[\w-]+`\.$/, '');
      return {
        kind: 'field',
        name,
        description,
        type: { text: type },
        ...(attribute !== undefined && { attribute }),
      };
    },
  );

const getEvents = (code: string): Map<string, string> =>
  new Map(
    [...code.matchAll(/(?:\/\*\* ((?:(?!\*\/)[^])*) \*\/\n {2})?'(keo-[\w-]+)':/g)].map(
      ([, comment = '', name = '']) => [name, plain(comment)],
    ),
  );

export async function describeElements(): Promise<readonly ElementManifest[]> {
  const shared = getFields(await read('keo-element.tsx'));
  const sayings = getEvents(await read('embed-events.ts'));
  const files = (await readdir(source)).filter((file) => file.endsWith('.element.tsx'));
  return Promise.all(
    files.toSorted().map(async (file) => {
      const code = await read(file);
      const [, name = ''] = /export class (\w+)/.exec(code) ?? [];
      const words = plain(/\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport class/.exec(code)?.[1] ?? '');
      const members = [...shared, ...getFields(code)];
      return {
        kind: 'class' as const,
        customElement: true as const,
        tagName: `keo-${path.basename(file, '.element.tsx')}`,
        name,
        description: words.replace(/ ?(Slots|Parts|Events): .*$/, ''),
        attributes: members.flatMap(({ name: fieldName, description, attribute }) =>
          attribute === undefined ? [] : [{ name: attribute, description, fieldName }],
        ),
        members,
        events: quoted(/Events: ([^.]*)\./.exec(words)?.[1]).map((event) => ({
          name: event,
          description: sayings.get(event) ?? '',
          type: { text: 'CustomEvent' },
        })),
        slots: [...(/Slots: ([^.]*)\./.exec(words)?.[1] ?? '').matchAll(/`([\w-]+)` ([^,]+)/g)].map(
          ([, slot = '', description = '']) => ({ name: slot, description }),
        ),
        cssParts: [
          { name: 'root' },
          ...quoted(/Parts: ([^.]*)\./.exec(words)?.[1]).map((part) => ({ name: part })),
        ],
      };
    }),
  );
}
