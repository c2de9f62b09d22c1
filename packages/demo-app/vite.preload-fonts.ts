import type { Plugin } from 'vite';

/** The headings of the first screen in Vietnamese: their lines would break elsewhere. For the rest stand-ins do until it comes. */
const firstFaces = /be-vietnam-pro-(?:latin|vietnamese)-700-normal.*\.woff2$/;

/** Tells the browser about the fonts before it has read the style sheet. */
export function preloadFonts(): Plugin {
  return {
    name: 'keo-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => firstFaces.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}
