export type EmbedChoice = {
  widget: 'notifications' | 'notification-list' | 'wallet' | 'toaster';
  /** Where Keo runs; empty for the demo, which needs no key. */
  origin: string;
  /** An address of the partner's own server. */
  tokenEndpoint: string;
  theme: 'system' | 'light' | 'dark';
  lang: 'page' | 'vi' | 'en';
};

/** Two lines and no key. */
export const demoChoice: EmbedChoice = {
  widget: 'notifications',
  origin: '',
  tokenEndpoint: '/keo-token',
  theme: 'system',
  lang: 'page',
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const trimmed = (origin: string) => origin.trim().replace(/\/+$/, '');

/** What is said of the choice, beside the widget's name, as a page writes it. */
function attributesOf({
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

/** Two lines for any page. */
export function htmlOf(choice: EmbedChoice): string {
  const tag = `keo-${choice.widget}`;
  const attributes = attributesOf(choice).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const from = trimmed(choice.origin) || 'https://keo.example';
  return [
    `<script type="module" src="${escaped(from)}/embed/v1/keo.js"></script>`,
    `<${tag}${attributes.join('')}></${tag}>`,
  ].join('\n');
}

/** The same element in a React app that has the package. */
export function reactOf(choice: EmbedChoice): string {
  const tag = `keo-${choice.widget}`;
  const attributes = attributesOf(choice).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  return [`import '@keo/react/embed/define';`, '', `<${tag}${attributes.join('')} />`].join('\n');
}
