/**
 * Options of axe: only these rules depend on the theme. By tag, because rules selected by name run even if a story
 * disables them.
 */
export const colourRules = {
  runOnly: ['cat.color'],
  rules: { 'color-contrast-enhanced': { enabled: false } },
};
