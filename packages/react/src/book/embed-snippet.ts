import type { KeoTags } from '../embed/widgets.ts';

export type EmbedChoice = {
  tag: keyof KeoTags;
  /** Origin of Keo; empty for the demo. */
  origin: string;
  tokenEndpoint: string;
  theme: 'system' | 'light' | 'dark';
  lang: 'page' | 'vi' | 'en';
};

export const demoChoice: EmbedChoice = {
  tag: 'keo-notifications',
  origin: '',
  tokenEndpoint: '/keo-token',
  theme: 'system',
  lang: 'page',
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const trimmed = (origin: string) => origin.trim().replace(/\/+$/, '');

function getAttributes({
  origin,
  tokenEndpoint,
  theme,
  lang,
}: EmbedChoice): readonly (readonly [string, string])[] {
  const at = trimmed(origin);
  return [
    ...(at
      ? ([
          ['api-base', `${at}/au/api`],
          ['token-endpoint', tokenEndpoint.trim()],
        ] as const)
      : []),
    ...(theme === 'system' ? [] : ([['theme', theme]] as const)),
    ...(lang === 'page' ? [] : ([['lang', lang]] as const)),
  ];
}

export function toHtml(choice: EmbedChoice): string {
  const attributes = getAttributes(choice).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const from = trimmed(choice.origin) || 'https://keo.example';
  return [
    `<script type="module" src="${escaped(from)}/embed/v1/keo.js"></script>`,
    `<${choice.tag}${attributes.join('')}></${choice.tag}>`,
  ].join('\n');
}

export function toReactCode(choice: EmbedChoice): string {
  const attributes = getAttributes(choice).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  return [`import '@keo/react/embed/define';`, '', `<${choice.tag}${attributes.join('')} />`].join('\n');
}
