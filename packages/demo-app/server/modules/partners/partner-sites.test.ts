import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { call } from '../../dev/testing/person.ts';
import { startApp } from '../../dev/testing/start-app.ts';

const publicUrl = 'https://keo.example';
const app = await startApp({ publicUrl });
const ask = (as: string) => app.server.inject({ method: 'POST', url: `/partners/token?as=${as}` });

describe('the sample sites of partners', () => {
  it.each(['html', 'wordpress', 'hostile'])('show %s under its own policy', async (name) => {
    const answer = await app.server.inject(`/partners/${name}/`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.body).toContain('<keo-wallet');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self' wss://keo.example");
    expect(policy.startsWith(name === 'html' ? "default-src 'none'" : "default-src 'self'")).toBe(true);
    expect(policy).not.toContain('unsafe');
  });

  it.each([
    ['react.js', 'text/javascript', '18.3.1'],
    ['react-dom.js', 'text/javascript', '18.3.1'],
    ['bootstrap.css', 'text/css', 'Bootstrap  v5'],
    ['tailwind.css', 'text/css', 'border: 0 solid;'],
  ])('have what others made for the hostile page: %s', async (file, type, mark) => {
    const answer = await app.server.inject(`/partners/hostile/${file}`);
    expect(answer.headers['content-type']).toContain(type);
    expect(answer.body).toContain(mark);
    expect(answer.body).not.toContain('--theme(');
  });

  it('show for WordPress what its plugin prints', async () => {
    const sites = path.resolve(import.meta.dirname, '../../../partners');
    const plugin = await readFile(path.join(sites, 'wordpress/keo-widgets.php'), 'utf8');
    const { body } = await app.server.inject('/partners/wordpress/');
    const [, template = ''] = /sprintf\(\s*'([^']+)'/.exec(plugin) ?? [];
    const tags = [...plugin.matchAll(/add_shortcode\('\w+', fn\(\) => keo_element\('([\w-]+)'\)\)/g)];
    const printed = tags.map(([, tag = '']) =>
      [tag, '', '/partners/token?as=minhanh'].reduce(
        (html, value, index) => html.replaceAll(`%${index + 1}$s`, value),
        template,
      ),
    );
    expect(printed).toHaveLength(2);
    expect(body.match(/<keo-.*<\/keo-[\w-]+>/g)).toEqual(printed);

    // As `wp_print_script_tag` prints a module without a version.
    const request = /wp_enqueue_script_module\('(\w+)', KEO_HOST \. '([^']+)', \[\], null\)/.exec(plugin);
    const script = `<script type="module" src="${request?.[2]}" id="${request?.[1]}-js-module"></script>`;
    expect(body.match(/<script.*<\/script>/g)).toEqual([script]);
  });

  it('issue narrow tokens for a named user, repeatedly', async () => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await ask('minhanh');
      expect(answer.statusCode).toBe(200);
      expect(answer.json().token).toMatch(/^keo_embed_/);
      expect(answer.headers['cache-control']).toBe('no-store');
      const list = await call(app, '/wallet/wallet-info', {
        token: answer.json().token,
        headers: { origin: publicUrl },
      });
      expect(list).toMatchObject({ status: 200 });
    }
  });

  it('refuse unknown users and invalid names', async () => {
    expect((await ask('nobody-at-all')).statusCode).toBe(404);
    expect((await ask('')).statusCode).toBe(404);
    expect((await ask('%3Cscript%3E')).statusCode).toBe(404);
  });

  it('do not exist outside the sandbox', async () => {
    const product = await startApp({ publicUrl, sandbox: false });
    const token = await product.server.inject({ method: 'POST', url: '/partners/token?as=minhanh' });
    expect(token.statusCode).toBe(404);
    expect((await product.server.inject('/partners/html/site.css')).statusCode).toBe(404);
    expect((await product.server.inject('/partners/hostile/react.js')).statusCode).toBe(404);
  });
});
