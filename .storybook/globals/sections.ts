export const sections = [
  'Start here',
  'Foundations',
  'Primitives',
  'Widgets',
  'Patterns',
  'Flows',
  'Embeds',
  'Headless',
] as const;
export type Section = (typeof sections)[number];

/** @throws Error where a title is in none of them. */
export function checkSection(title: string): void {
  const room = title.split('/')[0];
  if (sections.some((known) => known === room)) return;
  throw new Error(`"${title}" stands in no room of this book. Begin its title with ${sections.join(', ')}.`);
}
