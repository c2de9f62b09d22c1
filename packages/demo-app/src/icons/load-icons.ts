import type { LoadIcons } from '@keo/react';

/** The loader is loaded with the first icon. */
export const loadIcons: LoadIcons = async (prefix, names) => {
  const { iconSource } = await import('./icon-source.ts');
  return iconSource.load({ type: 'icons', prefix, names });
};
