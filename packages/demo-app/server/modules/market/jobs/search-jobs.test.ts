import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../../app.ts';
import { type Api, createApi, createSteadyApi } from '../../../dev/testing/call-api.ts';
import { projectJob, quickJob } from '../../../dev/testing/sample-jobs.ts';
import { startApp } from '../../../dev/testing/start-app.ts';

let app: App;
let visitor: Api;
beforeAll(async () => {
  app = await startApp();
  visitor = createApi(app);
  const huy = createSteadyApi(app, 'quochuy');
  const jobs = [
    {
      ...quickJob,
      title: 'Gõ hoá đơn giấy vào bảng tính',
      price: 10_000,
      timeLimitMin: 30,
      effortMin: 30,
      slots: 1,
    },
    {
      ...quickJob,
      title: 'Chụp ảnh kệ gạo ở siêu thị',
      acceptMode: 'APPLY',
      slots: 1,
      timeLimitMin: 600,
      effortMin: 50,
    },
    { ...projectJob, durationHours: 10 },
    {
      ...projectJob,
      title: 'Sửa lỗi C++ cho máy ép 🎨',
      categorySlug: 'lap-trinh',
      description: 'Làm trong quý này, gửi báo cáo mỗi tuần. '.repeat(3),
      price: 700_000,
    },
    { ...projectJob, title: 'Viết C# và C theo mẫu', categorySlug: 'lap-trinh', price: 650_000 },
    { ...projectJob, title: 'Dịch tài liệu kỹ thuật Anh – Việt', categorySlug: 'viet-dich', price: 900_000 },
    {
      ...projectJob,
      title: 'Dọn căn hộ sau khi sửa chữa',
      categorySlug: 'giup-viec',
      price: 800_000,
      place: { mode: 'ONSITE', provinceCode: '79' },
      expiresAt: new Date(Date.now() + 3 * 3_600_000).toISOString(),
    },
  ];
  for (const job of jobs) {
    const { data } = await huy.post('/job/create-job', job);
    await huy.post('/job/publish-job', { jobId: data.id, requestId: crypto.randomUUID() });
  }
});

const titles = async (query: string): Promise<string[]> => {
  const { data } = await visitor.get(`/job/jobs-list?${query}`);
  expect(data.total).toBe(data.list.length);
  return data.list.map(({ title }: { title: string }) => title.slice(0, 6).trim());
};

const whole = ['Dọn că', 'Dịch t', 'Viết C', 'Sửa lỗ', 'Thiết', 'Chụp ả', 'Gõ hoá'];

describe('looking for work', () => {
  it.each([
    ['', whole],
    ['q=dich tai lieu', ['Dịch t']],
    ['q=DỊCH tài', ['Dịch t']],
    ['q=dic', ['Dịch t']],
    ['q=can ho don', ['Dọn că']],
    ['q=design', ['Thiết']],
    ['q=khong co gi', []],
    ['q=' + encodeURIComponent("');drop table jobs;--"), []],
    ['q=%20', whole],
    ['q=%21%26%7C%3A*', []],
    ['q=c%2B%2B', ['Sửa lỗ']],
    ['q=C%23', ['Viết C']],
    ['q=%F0%9F%8E%A8', ['Sửa lỗ']],
    ['q=%F0%9F%92%8E', []],
    ['q=%2B%2B', []],
    ['q=quí này', ['Sửa lỗ']],
    ['q=kĩ thuật', ['Dịch t']],
    ['q=ho chi minh', ['Dọn că']],
    ['kind=QUICK', ['Chụp ả', 'Gõ hoá']],
    ['acceptMode=INSTANT', ['Gõ hoá']],
    ['category=viet-dich', ['Dịch t']],
    // Of 800,000 and 900,000, after the worker's fee: what the cards show.
    ['minPrice=720000&maxPrice=810000', ['Dọn că', 'Dịch t']],
    ['minPrice=720001&maxPrice=809999', []],
    ['minPrice=9000&maxPrice=9000', ['Gõ hoá']],
    ['province=79', ['Dọn că']],
    ['remote=true&kind=PROJECT', ['Dịch t', 'Viết C', 'Sửa lỗ', 'Thiết']],
    ['sort=pay', ['Thiết', 'Dịch t', 'Dọn că', 'Sửa lỗ', 'Viết C', 'Chụp ả', 'Gõ hoá']],
    // By the author's estimate, then the newest: a deadline of ten hours makes no project better paid.
    ['sort=best', ['Chụp ả', 'Gõ hoá', 'Dọn că', 'Dịch t', 'Viết C', 'Sửa lỗ', 'Thiết']],
    ['sort=ending&kind=PROJECT', ['Dọn că', 'Thiết', 'Sửa lỗ', 'Viết C', 'Dịch t']],
  ])('%s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it.each(['newest', 'pay', 'best', 'ending', 'newest&q=d'])(
    'goes on after the last one seen, by %s',
    async (sort) => {
      const whole = (await visitor.get(`/job/jobs-list?sort=${sort}`)).data.list;
      const seen = [];
      for (let after = ''; ; ) {
        const { data } = await visitor.get(`/job/jobs-list?sort=${sort}&pageSize=2${after}`);
        seen.push(...data.list);
        if (data.next === null) break;
        after = `&after=${data.next}`;
      }
      expect(seen).toEqual(whole);
    },
  );

  it('finds what was posted within some days', async () => {
    const { db } = app.platform;
    const age = (start: string, time: string) =>
      db.execute(
        sql`update jobs set published_at = published_at - ${time}::interval where title like ${`${start}%`}`,
      );
    await age('Dịch', '23 hours');
    await age('Gõ', '25 hours');
    expect(await titles('postedDays=1&maxPrice=9000')).toEqual([]);
    expect(await titles('postedDays=2&maxPrice=9000')).toEqual(['Gõ hoá']);
    expect(await titles('postedDays=1&minPrice=810000&maxPrice=810000')).toEqual(['Dịch t']);
    await age('Dịch', '-23 hours');
    await age('Gõ', '-25 hours');
  });

  it('refuses an invalid cursor and unknown filters', async () => {
    const answers = [];
    for (const query of [
      'after=nonsense',
      'after=WzEsMl0',
      'kind=HOURLY',
      'pageSize=101',
      'minPrice=-1',
      'postedDays=0',
    ])
      answers.push((await visitor.get(`/job/jobs-list?${query}`)).data.reason);
    expect(answers).toEqual(Array.from({ length: 6 }, () => 'INVALID'));
  });

  it('counts up to a thousand, and pages beyond', async () => {
    const { db } = app.platform;
    await db.execute(sql`
      insert into jobs select made.* from (select * from jobs limit 1) j, generate_series(1, 1100) n,
      jsonb_populate_record(null::jobs, to_jsonb(j) || jsonb_build_object('id', 'jb_many' || n, 'slug', 'nhieu-' || n,
        'words', 'nhieu viec')) made`);
    const { data } = await visitor.get('/job/jobs-list?q=nhieu&pageSize=100&pageNum=11');
    expect([data.total, data.list.length, data.next]).toEqual([1000, 100, null]);
  });
});
