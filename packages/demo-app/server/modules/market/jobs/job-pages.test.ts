import { describe, expect, it } from 'vitest';
import { builtPages } from '../../../dev/testing/built-pages.ts';
import { meet, opened } from '../../../dev/testing/market-scene.ts';
import { projectJob, quickJob } from '../../../dev/testing/sample-jobs.ts';
import { startApp } from '../../../dev/testing/start-app.ts';

const app = await startApp({ pagesFolder: await builtPages(), publicUrl: 'https://keo.example' });
const scene = await meet(app);
const get = (url: string, language = 'vi') =>
  app.server.inject({ url, headers: { 'accept-language': language, accept: 'text/html' } });
const getData = (body: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null');

describe('the first HTML of a job', () => {
  it('has title, pay and expiry, as text and as JSON-LD', async () => {
    const job = await opened(scene, { ...quickJob, title: 'Thử app <giao đồ ăn> & "chợ"' });
    const { statusCode, body } = await get(`/tasks/${job.slug}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Thử app &lt;giao đồ ăn&gt; &amp; &quot;chợ&quot; · Keo</title>');
    expect(body).toContain('<meta name="description" content="Việc nhanh, 35,000đ mỗi suất. ');
    expect(body).toContain(`<link rel="canonical" href="https://keo.example/tasks/${job.slug}">`);
    expect(body).toContain(`<meta property="og:url" content="https://keo.example/tasks/${job.slug}">`);
    expect(getData(body)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Thử app <giao đồ ăn> & "chợ"',
      validThrough: job.expiresAt,
      baseSalary: { currency: 'VND', value: { value: 35_000 } },
      jobLocationType: 'TELECOMMUTE',
    });
    expect((await get(`/tasks/${job.slug}`, 'en')).body).toContain('content="Quick task, 35,000đ a slot. ');
  });

  it('cannot be broken out of by the author’s text', async () => {
    const job = await opened(scene, { ...projectJob, title: 'Dự án </script><script>alert(1)</script>' });
    const { body } = await get(`/tasks/${job.slug}`);
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(getData(body).title).toBe('Dự án </script><script>alert(1)</script>');
  });

  it('is 404 for unknown and non-public jobs', async () => {
    expect((await get('/tasks/khong-co-viec-nay-1')).statusCode).toBe(404);
    const draft = (await scene.author.post('/job/create-job', quickJob)).data;
    expect((await get(`/tasks/${draft.slug}`)).statusCode).toBe(404);
  });

  it('keeps its page and loses its JSON-LD once it is closed', async () => {
    const job = await opened(scene, quickJob);
    await scene.author.post('/job/close-job', { jobId: job.id });
    const { statusCode, body } = await get(`/tasks/${job.slug}`);
    expect(statusCode).toBe(200);
    expect(getData(body)).toBeNull();
  });
});

describe('the catalogue', () => {
  it('lists the open jobs in its first HTML and in the sitemap', async () => {
    const job = await opened(scene, projectJob);
    const first = getData((await get('/tasks')).body).itemListElement[0];
    expect(first).toEqual({
      '@type': 'ListItem',
      position: 1,
      name: job.title,
      url: `https://keo.example/tasks/${job.slug}`,
    });
    const projects = await get('/jobs', 'en');
    expect(projects.body).toContain('<title>Projects · Keo</title>');
    const { headers, body } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body).toContain(`<loc>https://keo.example/tasks/${job.slug}</loc>`);
    expect(body).toContain('<loc>https://keo.example/</loc>');
    expect((await get('/robots.txt')).body).toContain('Sitemap: https://keo.example/sitemap.xml');

    await scene.author.post('/job/close-job', { jobId: job.id });
    expect((await get('/sitemap.xml')).body).not.toContain(job.slug);
  });
});
