import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds in a page: the name of each rule that is broken and the first element that breaks it. */
export async function axeFindings(page: Page): Promise<string[]> {
  // In the page itself: the usual way opens another one for each analysis, for frames of strangers, which are not here.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}
