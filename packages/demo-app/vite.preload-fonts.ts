import type { Plugin } from 'vite';

/**
 * The headings of the first screen in Vietnamese, whose lines would break elsewhere in the fallback font. Other fonts
 * may come later.
 */
const firstFaces = /be-vietnam-pro-(?:latin|vietnamese)-700-normal.*\.woff2$/;

/** Preload links for fonts, before the style sheet is read. */
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
