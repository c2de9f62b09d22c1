/** Storybook's sections, in order. */
export const rooms = [
  'Start here',
  'Foundations',
  'Primitives',
  'Widgets',
  'Patterns',
  'Flows',
  'Embeds',
  'Headless',
] as const;
export type Room = (typeof rooms)[number];

/** @throws Error where a title is in none of them. */
export function checkRoom(title: string): void {
  const room = title.split('/')[0];
  if (rooms.some((known) => known === room)) return;
  throw new Error(`"${title}" stands in no room of this book. Begin its title with ${rooms.join(', ')}.`);
}
