import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { colourRules } from '../../../.storybook/globals/colour-rules.ts';

/** Violations that axe finds in a page: each rule with its first element. `colours` is for another theme of it. */
export async function axeFindings(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  // Legacy mode runs in the page itself: the default opens another page for each analysis, for cross-origin frames,
  // which are not here.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules === 'colours' && colourRules) });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}
