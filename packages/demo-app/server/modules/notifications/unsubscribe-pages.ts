import { type Locale, isAlwaysOn } from '@keo/core/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RefusalError } from '../../platform/http/refusal.ts';
import { toPageHtml } from '../../platform/mail/mail-html.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseLocale, say } from '../../platform/texts/say.ts';
import type { UsersService } from '../users/users.service.ts';
import { type Unsubscriber, type Unsubscribing, unsubscribePath } from './unsubscribing.ts';

type Services = { users: UsersService; unsubscribing: Unsubscribing };

/** In the language of the person whose mails they are: the browser may be anybody's. */
async function writePage(
  { users, db, publicUrl }: Services & Pick<Platform, 'db' | 'publicUrl'>,
  { userId, topic }: Unsubscriber,
): Promise<string> {
  const { settings, news } = await users.byId(db, userId);
  const { locale } = settings;
  const isOn = news[`${topic}.mail`] !== false;
  const words = { topic: say(locale, `news.${topic}`) };
  const form = isOn ? 'on' : 'off';
  return toPageHtml({
    locale,
    title: say(locale, `unsubscribe.${form}.title`, words),
    paragraphs: [
      say(locale, `unsubscribe.${form}.text`, words),
      ...(topic === 'deadlines' ? [say(locale, 'unsubscribe.deadlines')] : []),
    ],
    button: {
      label: say(locale, `unsubscribe.${form}.button`, words),
      fields: { mail: isOn ? 'off' : 'on' },
    },
    link: { label: say(locale, 'mail.foot.choose'), url: `${publicUrl}/dashboard/settings#news` },
  });
}

const writeUnknown = (locale: Locale, publicUrl: string): string =>
  toPageHtml({
    locale,
    title: say(locale, 'unsubscribe.unknown.title'),
    paragraphs: [say(locale, 'unsubscribe.unknown.text')],
    link: { label: say(locale, 'mail.foot.choose'), url: `${publicUrl}/dashboard/settings#news` },
  });

/**
 * The link in a mail: a GET shows the page and changes nothing, since scanners open links; a POST switches the mails of
 * its topic off, as mail programs do it (RFC 8058), or on again by the page's button. Needs no session.
 */
export function serveUnsubscribing(
  platform: Pick<Platform, 'app' | 'db' | 'limits' | 'publicUrl'>,
  services: Services,
): void {
  const { app, limits, db, publicUrl } = platform;
  const { users, unsubscribing } = services;

  async function find(token: string): Promise<Unsubscriber | null> {
    const known = unsubscribing.read(token);
    if (!known || isAlwaysOn(known.topic, 'mail')) return null;
    const person = await users.byId(db, known.userId).catch((error: unknown) => {
      if (error instanceof RefusalError) return null;
      throw error;
    });
    return person && person.closedAt === null ? known : null;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, known: Unsubscriber | null) {
    void reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    if (known) return reply.send(await writePage({ ...services, db, publicUrl }, known));
    const locale = parseLocale(request.headers['accept-language']);
    return reply.code(404).send(writeUnknown(locale, publicUrl));
  }

  void app.register(async (scope) => {
    // A form of any type: mail programs send it as they like.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    const url = `${unsubscribePath}/:token`;
    scope.get<{ Params: { token: string } }>(url, async (request, reply) => {
      await limits.takeFrom(request.ip, 'pages');
      return answer(request, reply, await find(request.params.token));
    });
    scope.post<{ Params: { token: string } }>(url, async (request, reply) => {
      await limits.takeFrom(request.ip, 'writesByAddress');
      const known = await find(request.params.token);
      const isOn = request.body === 'mail=on';
      if (known) await users.chooseNews(known.userId, { topic: known.topic, channel: 'mail', isOn });
      return answer(request, reply, known);
    });
  });
}
