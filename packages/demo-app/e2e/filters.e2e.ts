import { randomBytes } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { expect, test } from './keo-test.ts';
import type { Person } from './models/person.model.ts';

type Query = Readonly<Record<string, string | RegExp>>;
type Filter = {
  name: string;
  press: (person: Person) => Promise<void>;
  /** In the address. */
  query: Query;
  /** In the request; as in the address by default. */
  sent?: Query;
  rows: number;
};

const has = (query: URLSearchParams, wanted: Query) =>
  Object.entries(wanted).every(([name, value]) => {
    const has = query.get(name) ?? '';
    return typeof value === 'string' ? has === value : value.test(has);
  });

/** What a control writes, the request carries and the list obeys; Back undoes it. */
async function pressEach(I: Person, list: string, rows: Locator, all: number, filters: readonly Filter[]) {
  const { page } = I;
  await expect(rows).toHaveCount(all);
  for (const { name, press, query, sent = query, rows: left } of filters)
    await test.step(name, async () => {
      const before = page.url();
      const requested = page.waitForRequest((request) => {
        const { pathname, searchParams } = new URL(request.url());
        return pathname.endsWith(list) && has(searchParams, sent);
      });
      await press(I);
      await requested;
      await expect(page).toHaveURL(({ searchParams }) => has(searchParams, query));
      await expect(rows).toHaveCount(left);
      await page.goBack();
      await expect(page).toHaveURL(before);
      await expect(rows).toHaveCount(all);
    });
}

const choose =
  (label: string, option: string) =>
  async ({ page }: Person) => {
    await page.getByRole('combobox', { name: label, exact: true }).first().click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
const write =
  (label: string, words: string) =>
  async ({ page }: Person) => {
    const field = page.getByRole('textbox', { name: label, exact: true }).first();
    await field.fill(words);
    await field.press('Enter');
  };

test('each filter of the catalogue finds what it says, and Back undoes it', async ({ I, api }) => {
  const author = await api.signUp();
  await api.verify(author);
  await api.fund(author, 600_000);
  const word = randomBytes(4).toString('hex').replaceAll(/\d/g, 'x');
  await api.postJob(author, { title: `Thiết kế nhãn gạo ${word}` });
  await api.postJob(author, {
    title: `Chụp kệ gạo ở chợ ${word}`,
    kind: 'QUICK',
    categorySlug: 'thuc-dia',
    price: 250_000,
    place: { mode: 'ONSITE', provinceCode: '79' },
  });
  await I.open(`/tasks?q=${word}`);
  const cards = I.page.getByRole('article');
  await pressEach(I, '/job/jobs-list', cards, 2, [
    {
      name: 'kind',
      press: ({ page }) => page.getByRole('search').getByText('Dự án', { exact: true }).click(),
      query: { kind: 'PROJECT' },
      rows: 1,
    },
    { name: 'pay', press: choose('Sắp xếp', 'Trả cao nhất'), query: { sort: 'pay' }, rows: 2 },
    {
      name: 'posted',
      press: choose('Thời gian đăng', 'Trong 3 ngày qua'),
      query: { posted: '3' },
      sent: { postedDays: '3' },
      rows: 2,
    },
    {
      name: 'sort',
      press: choose('Sắp xếp', 'Trả cao nhất mỗi giờ (ước tính)'),
      query: { sort: 'best' },
      rows: 2,
    },
    {
      name: 'category',
      press: choose('Lĩnh vực', 'Thiết kế & Đồ hoạ'),
      query: { category: 'thiet-ke' },
      rows: 1,
    },
    { name: 'province', press: choose('Nơi làm', 'TP. Hồ Chí Minh'), query: { province: '79' }, rows: 1 },
    {
      name: 'from anywhere',
      press: choose('Nơi làm', 'Làm từ xa'),
      query: { remote: '1' },
      sent: { remote: 'true' },
      rows: 1,
    },
    {
      name: 'at once',
      press: ({ page }) => page.getByRole('checkbox').first().click(),
      query: { instant: '1' },
      sent: { acceptMode: 'INSTANT' },
      rows: 1,
    },
    { name: 'least', press: write('Về tay từ', '225.001'), query: { minPrice: '225001' }, rows: 1 },
    { name: 'most', press: write('Về tay đến', '225k'), query: { maxPrice: '225000' }, rows: 1 },
  ]);
  await write('Về tay từ', '225k')(I);
  await expect(I.page).toHaveURL(/minPrice=225000/);
  await write('Về tay đến', '225k')(I);
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('225,000đ');
  await I.page.goBack();
  await expect(I.page.getByRole('textbox', { name: 'Về tay đến' }).first()).toHaveValue('');
  await expect(cards).toHaveCount(2);
});

test('each filter and tab of the dashboard keeps to the address, and Back undoes it', async ({ I, api }) => {
  const account = await api.signUp();
  await api.verify(account);
  await api.fund(account, 500_000);
  await api.postJob(account, { title: 'Thiết kế nhãn gạo cho hợp tác xã' });
  await I.comeBackAs(account);
  const { page } = I;
  const lastMonth = { dateFrom: /-01$/, dateTo: /-(?:28|29|30|31)$/ };

  await I.open('/dashboard/my-jobs');
  const jobs = page.getByRole('article');
  await pressEach(I, '/job/jobs-my-list', jobs, 1, [
    { name: 'state', press: choose('Trạng thái', 'Tạm dừng'), query: { state: 'PAUSED' }, rows: 0 },
  ]);
  // A sheet over the list leaves its filter.
  await I.open('/dashboard/my-jobs?state=OPEN');
  await page.getByRole('button', { name: /^Khác: / }).click();
  await page.getByRole('menuitem', { name: 'Sửa lời' }).click();
  await expect(page).toHaveURL(/\?(?=.*state=OPEN)(?=.*edit=)/);
  await page.locator('dialog[open]').getByRole('button', { name: 'Đóng, giữ bản nháp' }).click();
  await expect(page).toHaveURL(/\?state=OPEN$/);
  await page.getByRole('link', { name: 'Xem đơn' }).click();
  await expect(page).toHaveURL(/\?(?=.*state=OPEN)(?=.*job=)/);

  await I.open('/dashboard/transactions');
  const movements = page.getByRole('link', { name: /Biên nhận GD/ });
  await pressEach(I, '/transaction/books-list', movements, 1, [
    { name: 'type', press: choose('Loại', 'Nạp tiền'), query: { type: 'RECHARGE' }, rows: 1 },
    { name: 'direction', press: choose('Chiều', 'Tiền ra'), query: { direction: 'OUT' }, rows: 0 },
    { name: 'period', press: choose('Thời gian', 'Tháng trước'), query: lastMonth, rows: 0 },
    {
      name: 'number',
      press: (person) => person.page.getByLabel('Tìm người, công việc hoặc mã').fill('gd999'),
      query: { q: 'gd999' },
      rows: 0,
    },
  ]);

  await I.open('/dashboard?isRead=false');
  const logs = page.locator('main .keo-item');
  await pressEach(I, '/jobdeallog/jobs-my-deal-logs-list', logs, (await api.listLogs(account)).length, [
    { name: 'read', press: choose('Trạng thái', 'Đã đọc'), query: { isRead: 'true' }, rows: 0 },
    {
      name: 'group',
      press: choose('Loại', 'Tin nhắn'),
      query: { type: 'NEW_MESSAGE' },
      rows: 0,
    },
    { name: 'period', press: choose('Thời gian', 'Tháng trước'), query: lastMonth, rows: 0 },
  ]);

  for (const [at, tab, query] of [
    ['/dashboard/my-tasks', 'Tôi thuê', 'as=author'],
    ['/dashboard/my-tasks', 'Đã ứng tuyển', 'as=applied'],
    ['/dashboard/my-reviews', 'Nhận được', 'tab=received'],
    ['/dashboard/my-reviews', 'Đã viết', 'tab=given'],
  ] as const) {
    await I.open(at);
    const first = page.getByRole('tab').first();
    await page.getByRole('tab', { name: tab }).click();
    await expect(page).toHaveURL(new RegExp(`\\?${query}$`));
    await page.goBack();
    await expect(first).toHaveAttribute('aria-selected', 'true');
  }
});
