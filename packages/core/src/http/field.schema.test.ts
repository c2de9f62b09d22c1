import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { isWebLink, webLinkSchema } from './field.schema.ts';

const web = ['https://vidu.vn/logo', 'http://vidu.vn', 'HTTPS://VIDU.VN/?q=a b', 'https://vidu.vn:8080/#x'];
const others = [
  'javascript:alert(1)',
  'JaVaScRiPt://vidu.vn/%0aalert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'intent://scan/#Intent;scheme=zxing;end',
  'file:///etc/passwd',
  'blob:https://vidu.vn/1',
  'view-source:https://vidu.vn',
  'ftp://vidu.vn/a',
  'mailto:a@vidu.vn',
  'https:',
  'https:vidu.vn',
  'https://',
  '//vidu.vn/a',
  'vidu.vn',
  '',
];

describe('a link of people', () => {
  it.each(web)('%j is a page of the web', (link) => {
    expect([isWebLink(link), safeParse(webLinkSchema(2000), link).success]).toEqual([true, true]);
  });

  it.each(others)('%j is not taken', (link) => {
    expect([isWebLink(link), safeParse(webLinkSchema(2000), link).success]).toEqual([false, false]);
  });
});
