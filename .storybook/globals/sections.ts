export const sections = [
  'Start here',
  'Foundations',
  'Primitives',
  'Widgets',
  'Marketplace',
  'Patterns',
  'Flows',
  'Embeds',
  'Headless',
] as const;
export type Section = (typeof sections)[number];

/** @throws Error where a title is in none of them. */
export function checkSection(title: string): void {
  const section = title.split('/')[0];
  if (sections.some((known) => known === section)) return;
  throw new Error(
    `"${title}" stands in no section of this book. Begin its title with ${sections.join(', ')}.`,
  );
}
