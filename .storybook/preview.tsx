import addonA11y from '@storybook/addon-a11y';
import { definePreview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import '@fontsource/be-vietnam-pro/400.css';
import '@fontsource/be-vietnam-pro/500.css';
import '@fontsource/be-vietnam-pro/600.css';
import '@fontsource/be-vietnam-pro/700.css';
import '../packages/react/src/styles/index.css';

// What a story waits for comes when it comes: a busy machine is no reason to fail.
configure({ asyncUtilTimeout: 8000 });

/** The rooms of this book, in the order they are read. */
const rooms = ['Start here', 'Foundations', 'Primitives', 'Widgets', 'Embeds'];

export default definePreview({
  addons: [addonA11y()],
  tags: ['test'],
  initialGlobals: { theme: 'light', locale: 'vi' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'vi', title: 'Tiếng Việt' },
          { value: 'en', title: 'English' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
    options: { storySort: { order: ['Start here', 'Foundations', 'Primitives', 'Widgets', 'Embeds'] } },
  },
  beforeEach: ({ title }) => {
    const room = title.split('/')[0] ?? '';
    if (!rooms.includes(room)) {
      throw new Error(`"${title}" stands in no room of this book. Begin its title with ${rooms.join(', ')}.`);
    }
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const dark = globals['theme'] === 'dark';
      const lang = globals['locale'] === 'en' ? 'en' : 'vi';
      useLayoutEffect(() => {
        document.documentElement.classList.toggle('app-dark', dark);
        document.documentElement.lang = lang;
        document.body.classList.add('keo-page');
      }, [dark, lang]);
      const width: unknown = parameters['width'];
      return typeof width === 'number' ? (
        <div style={{ maxWidth: width }}>
          <Story />
        </div>
      ) : (
        <Story />
      );
    },
  ],
});
