import { safeParse } from 'valibot';
import type { Clock } from '../ports/ports.ts';
import { type IconSet, iconNamePattern, iconSetSchema } from './icon-set.schema.ts';
import { IconError } from './icon.error.ts';
import { type RotationSettings, type Verdict, rotateHosts } from './rotate-hosts.ts';

export type IconQuery = {
  type: 'icons';
  prefix: string;
  names: readonly string[];
  signal?: AbortSignal | undefined;
};

export type IconSourceOptions = {
  /** Where icons live, best first: `/api/icons`, `https://icons.example.com`. */
  hosts: readonly string[];
  fetch: typeof globalThis.fetch | undefined;
  clock: Clock;
  rotation?: RotationSettings;
};

export type IconSource = {
  /** Loads named icons of one set, in as many requests as the address limit asks for. Rejects with an IconError. */
  load: (query: IconQuery) => Promise<IconSet[]>;
};

const longestUrl = 500;
const iconRotation: RotationSettings = { rotate: 750, timeout: 5000 };

/** Keeps every URL within the limit, whichever host is asked. */
export function splitNames(names: readonly string[], room: number): string[][] {
  const lists: string[][] = [];
  let length = 0;
  for (const name of new Set(names)) {
    if (name.length > room) throw new IconError(400, `The icon name ${name.slice(0, 40)}… is too long`);
    const last = lists.at(-1);
    if (last && length + 1 + name.length <= room) {
      last.push(name);
      length += 1 + name.length;
    } else {
      lists.push([name]);
      length = name.length;
    }
  }
  return lists;
}

const toPath = (prefix: string, names: readonly string[]) => `/${prefix}.json?icons=${names.join(',')}`;

async function readAnswer(response: Response, prefix: string): Promise<Verdict<IconSet>> {
  if (response.status === 404) return { is: 'abort', status: 404 };
  if (response.status !== 200) return { is: 'next', status: 503 };
  const answer = safeParse(iconSetSchema, await response.json().catch(() => null));
  return answer.success && answer.output.prefix === prefix
    ? { is: 'answer', value: answer.output }
    : { is: 'next', status: 501 };
}

/** Loads icons by `GET {host}/{prefix}.json?icons=a,b`, beginning with the host that answered last. */
export function createIconSource({
  hosts,
  fetch,
  clock,
  rotation = iconRotation,
}: IconSourceOptions): IconSource {
  if (hosts.length === 0) throw new TypeError('An icon source needs at least one host');
  const roots = hosts.map((host) => host.replace(/\/+$/, ''));
  const longestRoot = Math.max(...roots.map((root) => root.length));
  let first = 0;

  const loadList = async (prefix: string, names: string[], signal: AbortSignal | undefined) => {
    if (!fetch) throw new IconError(424, 'There is no fetch to load icons with');
    const { value, host } = await rotateHosts({
      hosts: roots,
      first,
      clock,
      settings: rotation,
      signal,
      send: async (root, aborted) =>
        readAnswer(await fetch(`${root}${toPath(prefix, names)}`, { signal: aborted }), prefix),
    });
    first = host;
    return value;
  };

  return {
    async load({ type, prefix, names, signal }) {
      if (type !== 'icons') throw new IconError(400, `Unknown type of icon query: ${String(type)}`);
      const odd = [prefix, ...names].find((name) => !iconNamePattern.test(name));
      if (odd !== undefined) throw new IconError(400, `Not a name of an icon: ${odd.slice(0, 40)}`);
      const room = longestUrl - longestRoot - toPath(prefix, []).length;
      return Promise.all(splitNames(names, room).map((list) => loadList(prefix, list, signal)));
    },
  };
}
