import { createHash } from 'node:crypto';
import type { Locale } from '@keo/core/contract';
import { oneLine } from '../texts/one-line.ts';
import type { Mail } from './mail.ts';

/**
 * Colours of the dark theme, for programs that read style sheets; without, the attributes make it light. Everything else
 * is in attributes and tables, for Gmail and Outlook.
 */
const style = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.canvas{background:#15110e!important}
.card{background:#1d1814!important;border-color:#332b24!important}
.ink{color:#f4ede5!important}
.soft{color:#c2b5a7!important}
.link{color:#ed7375!important}
.line{border-color:#332b24!important}
.code{background:#120e0b!important;color:#f4ede5!important}
}`;
/** For the policy of pages that show a mail. */
export const mailStyleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => escapes[char] ?? '');
const safe = (text: string) => escapeHtml(oneLine(text));

const font = "font-family:'Be Vietnam Pro',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const ring = (colour: string, more = '') =>
  `<span style="display:inline-block;width:13px;height:13px;border:3px solid ${colour};border-radius:50%;vertical-align:middle${more}"></span>`;
const knot = `${ring('#d81e2c')}${ring('#ec8f49', ';margin-left:-7px')}`;

const paragraph = (html: string): string =>
  `<p class="ink" style="margin:0 0 16px;font-size:15px;line-height:1.6;color:#1f1a16">${html}</p>`;

const buttonStyle = `display:inline-block;padding:13px 24px;border:0;border-radius:12px;background:#d81e2c;color:#ffffff;${font};font-size:16px;font-weight:600;line-height:1.3;text-decoration:none`;
const button = ({ label, url }: { label: string; url: string }) =>
  `<table ${table}><tr><td bgcolor="#d81e2c" style="border-radius:12px"><a href="${escapeHtml(url)}" target="_blank" style="${buttonStyle}">${safe(label)}</a></td></tr></table>`;
/** For a page, where a press changes something. */
const formButton = ({ label, fields }: { label: string; fields: Readonly<Record<string, string>> }) =>
  `<form method="post">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')}<button type="submit" style="${buttonStyle};cursor:pointer">${safe(label)}</button></form>`;

const link = ({ label, url }: { label: string; url: string }) =>
  `<a class="link" href="${escapeHtml(url)}" target="_blank" style="color:#b70b1f">${safe(label)}</a>`;

const facts = (all: NonNullable<Mail['facts']>) =>
  `<table ${table} style="margin:0 0 20px;font-size:15px;line-height:1.5">${all
    .map(
      ({ label, value }) =>
        `<tr><td class="soft" valign="top" style="padding:2px 16px 2px 0;color:#5d544b;white-space:nowrap">${safe(label)}</td><td class="ink" style="padding:2px 0;color:#1f1a16;font-weight:600">${safe(value)}</td></tr>`,
    )
    .join('')}</table>`;

const items = (all: NonNullable<Mail['items']>, rest: string | undefined) =>
  `<table ${table} width="100%" style="margin:0 0 20px;font-size:15px;line-height:1.55">${all
    .map(
      ({ text, of, url }) =>
        `<tr><td class="ink line" style="padding:12px 0;border-top:1px solid #e7dfd5;color:#1f1a16">${safe(text)}<br>${link({ label: of, url })}</td></tr>`,
    )
    .join(
      '',
    )}${rest === undefined ? '' : `<tr><td class="soft line" style="padding:12px 0;border-top:1px solid #e7dfd5;color:#5d544b">${safe(rest)}</td></tr>`}</table>`;

const footer = ({ why, links }: NonNullable<Mail['foot']>) =>
  `<tr><td class="soft" style="padding:20px 8px;font-size:13px;line-height:1.6;color:#5d544b">${safe(why)}<br>${links.map(link).join('<br>')}</td></tr>`;

/** The frame of a mail: knot, card, foot. Readable without images and without style sheets. */
const frame = ({
  locale,
  title,
  body,
  foot = '',
}: {
  locale: Locale;
  title: string;
  body: string;
  foot?: string;
}): string => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${safe(title)}</title>
<style>${style}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#fbf8f4;${font}">
<table ${table} width="100%" class="canvas" style="background:#fbf8f4"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table ${table} width="560"><tr><td><![endif]-->
<table ${table} width="100%" style="max-width:560px;text-align:left;${font}">
<tr><td class="ink" style="padding:0 8px 16px;font-size:19px;font-weight:700;color:#1f1a16">${knot} <span style="vertical-align:middle">Keo</span></td></tr>
<tr><td class="card" style="padding:28px 24px;background:#fffdfb;border:1px solid #e7dfd5;border-radius:20px">
<h1 class="ink" style="margin:0 0 16px;font-size:21px;line-height:1.35;font-weight:700;color:#1f1a16">${safe(title)}</h1>
${body}
</td></tr>
${foot}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;

export function toHtml(mail: Mail): string {
  const body = [
    paragraph(safe(mail.hello)),
    ...mail.paragraphs.map((text) => paragraph(safe(text))),
    mail.facts?.length ? facts(mail.facts) : '',
    mail.items?.length ? items(mail.items, mail.rest) : '',
    mail.button ? button(mail.button) : '',
  ];
  return frame({
    locale: mail.locale,
    title: mail.subject,
    body: body.join('\n'),
    foot: mail.foot ? footer(mail.foot) : '',
  });
}

/** A page in the look of the mails, for who comes from one. */
export function toPageHtml(page: {
  locale: Locale;
  title: string;
  paragraphs: readonly string[];
  button?: { label: string; fields: Readonly<Record<string, string>> };
  link: { label: string; url: string };
}): string {
  const body = [
    ...page.paragraphs.map((text) => paragraph(safe(text))),
    page.button ? formButton(page.button) : '',
    `<p style="margin:20px 0 0;font-size:15px">${link(page.link).replace(' target="_blank"', '')}</p>`,
  ];
  return frame({ locale: page.locale, title: page.title, body: body.join('\n') });
}

const webAddress = /(https?:\/\/[^\s<]+[^\s<.,;:)])(?=([.,;:)])?)/g;
const linked = (url: string) =>
  `<a class="link" href="${url}" target="_blank" style="color:#b70b1f;word-break:break-word">${url}</a>`;
/** The sign after an address stays on its line. */
const withLinks = (text: string) =>
  escapeHtml(text)
    .replaceAll(webAddress, (_all, url: string, sign?: string) => `${linked(url)}${sign ? '&#8288;' : ''}`)
    .replaceAll('\n', '<br>');

/** The same mail of a plain text: its paragraphs, links, and its code large enough to read at a glance. */
export function textToHtml({
  locale,
  subject,
  text,
  code,
}: {
  locale: Locale;
  subject: string;
  text: string;
  code?: string | undefined;
}): string {
  const paragraphs = text.split('\n\n').filter((part) => part !== 'Keo');
  const large =
    code === undefined
      ? []
      : [
          `<p class="code" style="margin:0 0 16px;padding:14px 20px;border-radius:12px;background:#f4efe8;color:#1f1a16;font-size:30px;font-weight:700;line-height:1.3;letter-spacing:6px;text-align:center">${safe(code)}</p>`,
        ];
  const [hello = '', ...more] = paragraphs.map((part) => paragraph(withLinks(part)));
  return frame({ locale, title: subject, body: [hello, ...large, ...more].join('\n') });
}
