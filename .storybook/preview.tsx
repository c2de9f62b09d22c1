import addonA11y from '@storybook/addon-a11y';
import { afterEach as lookWithAxe } from '@storybook/addon-a11y/preview';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '@fontsource/be-vietnam-pro/400.css';
import '@fontsource/be-vietnam-pro/500.css';
import '@fontsource/be-vietnam-pro/600.css';
import '@fontsource/be-vietnam-pro/700.css';
import '../packages/react/src/styles/index.css';
import '../packages/react/src/marketplace/marketplace.css';
import { colourRules } from './globals/colour-rules.ts';
import { inDarkMode } from './globals/in-dark-mode.ts';
import { checkSection } from './globals/sections.ts';
import { shiftClock } from './globals/shift-clock.ts';
import { Surroundings } from './globals/surroundings.tsx';
import { globalTypes, initialGlobals } from './globals/toolbar.ts';
import { animationsEnded } from './globals/animations-ended.ts';
import { checkLayout } from './globals/check-layout.ts';
import { modes } from './modes.ts';
import { checkTranslated, translateTexts } from './globals/translate-texts.ts';
import { viewports } from './viewports.ts';

configure({ asyncUtilTimeout: Number(import.meta.env['KEO_TEST_PATIENCE'] ?? 30_000) });

const areTests = import.meta.env['VITEST_STORYBOOK'] === 'false';

/** The colours in dark mode too; `npm test` has the contrast of all tokens, and the product's pages in both themes. */
const isLong = areTests && import.meta.env['KEO_TEST_LONG'] === '1';

/** Where `npm test` translates: what people use, unless a story looks for the elements of its texts. */
const isTestedTranslated = (title: string, tags: readonly string[]) =>
  areTests &&
  !isLong &&
  /^(?:Primitives|Widgets|Marketplace|Flows)\//.test(title) &&
  !tags.includes('untranslated');

/** Without passed rules axe is faster in tests. */
const failures: { resultTypes?: ['violations'] } = areTests ? { resultTypes: ['violations'] } : {};

const checkColours: typeof lookWithAxe = (context) =>
  lookWithAxe({
    ...context,
    parameters: {
      ...context.parameters,
      a11y: { ...context.parameters['a11y'], options: { ...failures, ...colourRules } },
    },
  });

export default definePreview({
  addons: [addonA11y()],
  tags: ['test'],
  initialGlobals,
  globalTypes,
  parameters: {
    a11y: { test: 'error', options: failures },
    layout: 'padded',
    controls: { expanded: true },
    // A literal, because Storybook parses it statically; the same as `sections`.
    options: {
      storySort: {
        order: [
          'Start here',
          ['Welcome', 'The idea', '*'],
          'Foundations',
          'Primitives',
          'Widgets',
          'Marketplace',
          'Patterns',
          'Flows',
          'Embeds',
          'Headless',
        ],
      },
    },
    chromatic: { modes },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([key, { name, width, height }]) => [
          key,
          {
            name,
            styles: { width: `${width}px`, height: `${height}px` },
            type: width < 768 ? ('mobile' as const) : ('desktop' as const),
          },
        ]),
      ),
    },
  },
  // Lines break anew when a font comes, under a story that measures or scrolls.
  async beforeAll() {
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
  },
  beforeEach: ({ title, tags, globals }) => {
    checkSection(title);
    const isTranslated = globals['translation'] === 'browser' || isTestedTranslated(title, tags);
    const stopTranslating = isTranslated ? translateTexts(document.body) : undefined;
    const resetClock = shiftClock(globals['clock']);
    return () => {
      resetClock();
      stopTranslating?.();
    };
  },
  async afterEach(context) {
    checkTranslated();
    if (isLong && context.globals['theme'] === 'light') await inDarkMode(() => checkColours(context));
    await animationsEnded();
    await checkLayout();
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const width: unknown = parameters['width'];
      return (
        <Surroundings globals={globals} width={typeof width === 'number' ? width : undefined}>
          <Story />
        </Surroundings>
      );
    },
  ],
});
