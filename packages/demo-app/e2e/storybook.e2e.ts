import { build } from '../../../scripts/build.ts';
import { expect, test } from './keo-test.ts';

test.skip(({ isMobile }) => isMobile, 'a book for whoever builds');

test('the book that the product serves opens with a living widget, leads to a story, and sets its props', async ({
  newBrowser,
  keo,
}) => {
  test.setTimeout(300_000);
  await build('book');
  // Storybook stores its own preferences, in this browser alone.
  const { page } = await newBrowser();
  const lost: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) lost.push(`${answer.status()} ${answer.url()}`);
  });
  const story = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root');
  const panel = page.locator('#storybook-panel-root');

  await page.goto(`${keo.origin}/storybook`);
  await expect(page.getByRole('link', { name: 'Keo' })).toBeVisible();
  const icon = await page.locator('link[rel=icon]').getAttribute('href');
  expect((await page.request.get(`${keo.origin}/storybook/${icon}`)).headers()['content-type']).toMatch(
    /svg/,
  );
  await story.locator('keo-notifications').getByRole('button').first().click();
  await expect(story.locator('keo-notifications').getByRole('dialog')).toBeVisible();
  await expect(panel, 'nothing is set on a page to read').toBeHidden();

  await page.locator('#primitives-button').click();
  // A story that presses nothing itself.
  await page.getByRole('link', { name: 'Full Width' }).click();
  await expect(page).toHaveURL(/path=\/story\/primitives-button--full-width/);
  const button = story.getByRole('button', { name: 'Duyệt và trả 2,500,000đ' });
  await panel.getByLabel('variant').selectOption('danger');
  await expect(button).toHaveClass(/keo-button--danger/);
  // This text is extracted from the source when Storybook is built.
  await expect(panel.getByText(/ignores presses/)).toBeVisible();

  await expect(page).toHaveURL(/args=variant:danger/);
  await page.reload();
  await expect(button, 'what was set stands in the address').toHaveClass(/keo-button--danger/);
  expect(lost).toEqual([]);
});
