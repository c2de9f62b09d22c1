import { expect, inBothLanguages, test } from './keo-test.ts';
import { createWordsModel } from './models/words.model.ts';
import { meet } from './models/story.model.ts';

const coverLetter = 'Tôi đã làm ba bộ nhận diện như thế này.';
const columns = ['person', 'cost', 'time', 'rating', 'done', 'onTime', 'reply'] as const;

inBothLanguages(() => {
  test('applicants are compared side by side, sorted by keys, and one is chosen from the table', async ({
    I,
    api,
    isMobile,
  }) => {
    test.skip(isMobile, 'a phone shows them as rows: `my-jobs`');
    const { page } = I;
    const t = createWordsModel(I);
    const { author, worker } = await meet(api);
    const { id: jobId } = await api.postJob(author, { title: 'Thiết kế bộ nhận diện cho tiệm trà' });
    await api.apply(worker, { jobId, coverLetter, bid: 2_000_000 });
    await api.apply(await api.signUp(), { jobId, coverLetter, bid: 1_500_000 });
    await I.comeBackAs(author);
    await I.open('/dashboard/my-jobs');
    await page.getByRole('link', { name: t('own.row.waiting', { count: 2 }) }).click();
    const table = page.getByRole('table');
    const rows = table.locator('tbody tr');
    await expect(rows).toHaveCount(2);
    const first = (await rows.first().textContent()) ?? '';
    const head = (by: (typeof columns)[number]) =>
      table.getByRole('columnheader', { name: t(`applicants.column.${by}`), exact: true });
    for (const by of columns) await head(by).getByRole('button').click();
    await head('cost').getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(head('cost')).toHaveAttribute('aria-sort', 'ascending');
    await expect(rows.first()).toContainText('1,575,000đ');
    await page.keyboard.press('Enter');
    await expect(head('cost')).toHaveAttribute('aria-sort', 'descending');
    await expect(rows.first()).toContainText('2,100,000đ');
    await page.keyboard.press('Enter');
    await expect(rows.first()).toHaveText(first);

    const chosen = rows.filter({ hasText: '2,100,000đ' });
    await chosen.getByText(t('applicants.read'), { exact: true }).click();
    await expect(chosen.getByText(coverLetter)).toBeVisible();
    const star = chosen.getByRole('button', { name: t('applicants.shortlist', { name: '' }) });
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    const question = page.locator('dialog.keo-dialog[open]');
    const decline = rows.filter({ hasText: '1,575,000đ' });
    await decline.getByRole('button', { name: t('applicants.reject') }).click();
    await question.getByRole('button', { name: t('applicants.reject') }).click();
    await expect(decline).toContainText(t('applicants.state.REJECTED'));
    await chosen.getByRole('button', { name: t('applicants.accept'), exact: true }).click();
    await question.getByRole('button', { name: t('applicants.accept'), exact: true }).click();
    await expect(page).toHaveURL(/as=author&deal=/);
    await expect(page.locator('.keo-desk')).toBeVisible();
  });
});
