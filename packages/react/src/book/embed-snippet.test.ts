import { expect, it } from 'vitest';
import { type EmbedChoice, demoChoice as demo, toHtml, toReactCode } from './embed-snippet.ts';

it('is two lines of HTML without a key', () => {
  expect(toHtml(demo)).toBe(
    '<script type="module" src="https://keo.example/embed/v1/keo.js"></script>\n<keo-notifications></keo-notifications>',
  );
});

it('contains API, token endpoint and the chosen options', () => {
  const choice: EmbedChoice = {
    ...demo,
    tag: 'keo-wallet',
    origin: 'https://keo.vn/ ',
    theme: 'dark',
    lang: 'vi',
  };
  expect(toHtml(choice)).toBe(
    '<script type="module" src="https://keo.vn/embed/v1/keo.js"></script>\n' +
      '<keo-wallet api-base="https://keo.vn/au/api" token-endpoint="/keo-token" theme="dark" lang="vi"></keo-wallet>',
  );
  expect(toReactCode(choice)).toBe(
    "import '@keo/react/embed/define';\n\n" +
      '<keo-wallet api-base="https://keo.vn/au/api" token-endpoint="/keo-token" theme="dark" lang="vi" />',
  );
});

it('escapes attribute values', () => {
  const html = toHtml({ ...demo, origin: 'https://a"><script>', tokenEndpoint: '"><img onerror=1>' });
  expect(html).not.toMatch(/"><(?!\/)/);
  expect(html.match(/<\w/g)).toEqual(['<s', '<k']);
});
