import { widgetPages } from '../../packages/react/src/book/widget-pages.ts';
import { compileAppearance } from '../../packages/react/src/embed/appearance.ts';
import type { LookName } from '../../packages/react/src/embed/looks.ts';

export const pageLooks = {
  light: { title: 'Light', look: 'keo', dark: false },
  dark: { title: 'Dark', look: 'keo', dark: true },
  plain: { title: 'Look: plain', look: 'plain', dark: false },
  midnight: { title: 'Look: midnight', look: 'midnight', dark: true },
  bank: { title: 'Look: bank', look: 'bank', dark: false },
  playful: { title: 'Look: playful', look: 'playful', dark: false },
} as const satisfies Record<string, { title: string; look: LookName; dark: boolean }>;
export type PageLook = keyof typeof pageLooks;

export const isPageLook = (name: unknown): name is PageLook =>
  typeof name === 'string' && Object.hasOwn(pageLooks, name);

/** Elements whose own style sheets reset what they would inherit. */
const hosts = `:is(${['[data-room="shadow"]', ...widgetPages.map(({ tag }) => tag)].join()})`;

/** The looks as a site would write them: for the page, and for shadow hosts. */
export const lookRules = (['plain', 'midnight', 'bank', 'playful'] as const)
  .map((name) => {
    const { css } = compileAppearance({ look: name });
    const declarations = /:host \{([^}]*)\}/.exec(css)?.[1] ?? '';
    const place = `[data-look="${name}"]`;
    return `${place}, ${place} ${hosts} {${declarations}}`;
  })
  .join('\n');
