import type { Locale } from '@keo/core/contract';
import { oneLine } from '../texts/one-line.ts';

type Link = { label: string; url: string };

/** What a mail says, once for both its forms. All of it may hold what people wrote. */
export type Mail = {
  locale: Locale;
  subject: string;
  hello: string;
  paragraphs: readonly string[];
  facts?: readonly { label: string; value: string }[];
  /** One line for each thing, with what it belongs to and where it is. */
  items?: readonly { text: string; of: string; url: string }[];
  /** After the items: how many are left. */
  rest?: string | undefined;
  button?: Link;
  /** Why it came, and where that is changed. */
  foot?: { why: string; links: readonly Link[] };
};

/** Names and titles with line breaks could forge lines of the mail. */
export function toText({ hello, paragraphs, facts = [], items = [], rest, button, foot }: Mail): string {
  const listed = items.map(({ text, of, url }) => `– ${oneLine(text)}\n  ${oneLine(of)}: ${url}`);
  const blocks = [
    hello,
    ...paragraphs.map(oneLine),
    facts.map(({ label, value }) => `${label}: ${oneLine(value)}`).join('\n'),
    [...listed, ...(rest === undefined ? [] : [`– ${rest}`])].join('\n'),
    button ? `${button.label}: ${button.url}` : '',
    'Keo',
    ...(foot
      ? [`—\n${[foot.why, ...foot.links.map(({ label, url }) => `${label}: ${url}`)].join('\n')}`]
      : []),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}
