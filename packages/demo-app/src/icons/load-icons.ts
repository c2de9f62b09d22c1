import type { LoadIcons } from '@keo/react';

export const loadIcons: LoadIcons = async (prefix, names) => {
  const { iconSource } = await import('./icon-source.ts');
  return iconSource.load({ type: 'icons', prefix, names });
};
