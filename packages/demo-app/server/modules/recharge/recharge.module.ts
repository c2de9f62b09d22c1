import { createHmac, randomInt } from 'node:crypto';
import { rechargeEndpoints, sandboxEndpoints } from '@keo/core/contract';
import { apiBase } from '../../platform/http/endpoint-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseLocale, say } from '../../platform/texts/say.ts';
import type { BankAdapter, Headers } from './adapters/bank-adapter.ts';
import { casso } from './adapters/casso.ts';
import { payos } from './adapters/payos.ts';
import { sandboxBank, signTransfer } from './adapters/sandbox.ts';
import { sepay } from './adapters/sepay.ts';
import type { BankEvents } from './bank-events.service.ts';
import type { ClaimsService } from './claims.service.ts';
import type { ReceivingBank } from './receiving-bank.ts';
import type { RechargeService } from './recharge.service.ts';

const adapters: readonly BankAdapter[] = [sepay, casso, payos, sandboxBank];
/** In bytes, of one transfer. */
const maxCallbackSize = 64 * 1024;

export const sandboxSecret = (secret: string): string =>
  createHmac('sha256', secret).update('sandbox bank').digest('hex');

type Services = {
  recharge: RechargeService;
  claims: ClaimsService;
  events: BankEvents;
  bank: ReceivingBank;
};

const createCallback =
  ({ clock }: Pick<Platform, 'clock'>, { events, bank }: Pick<Services, 'events' | 'bank'>) =>
  async (name: string, raw: Buffer, headers: Headers) => {
    const adapter = adapters.find((one) => one.name === name);
    const secrets = bank.secrets[name] ?? [];
    if (!adapter || secrets.length === 0) return { status: 404, result: null } as const;
    if (!adapter.isSigned({ raw, headers, secrets, now: clock.now() })) {
      await events.keepRejected(name, raw);
      return { status: 403, result: null } as const;
    }
    const notice = adapter.read(raw);
    if (!notice) await events.keepUnreadable(name, raw);
    return { status: 200, result: notice && (await events.receive(name, notice, raw)) } as const;
  };

/** The signature is over the raw bytes, so no parser may run first. */
function serveCallbacks(
  { app, limits, watchdog }: Pick<Platform, 'app' | 'limits' | 'watchdog'>,
  callback: ReturnType<typeof createCallback>,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxCallbackSize },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Params: { provider: string } }>(
      `${apiBase}/recharge/recharge-callback/:provider`,
      { onRequest: (request) => limits.takeFrom(request.ip, 'callbacks') },
      async (request, reply) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const { status } = await watchdog(() => callback(request.params.provider, raw, request.headers));
        if (status === 200) return { success: true };
        const text = status === 404 ? ('notFound' as const) : ('notSigned' as const);
        return reply
          .code(status)
          .send({ success: false, message: say(parseLocale(request.headers['accept-language']), text) });
      },
    );
  });
}

export function rechargeModule(platform: Platform, services: Services): void {
  const { routes, clock } = platform;
  const { recharge, claims, bank } = services;
  routes.serve(rechargeEndpoints.createRecharge, (input, me) => recharge.create(me.userId, input));
  routes.serve(rechargeEndpoints.rechargeInfo, ({ id }, me) => recharge.info(me.userId, id));
  routes.serve(rechargeEndpoints.rechargesList, (page, me) => recharge.list(me.userId, page));
  routes.serve(rechargeEndpoints.cancelRecharge, ({ id }, me) => recharge.cancel(me.userId, id));
  routes.serve(rechargeEndpoints.rechargeSuspenseList, (page, me) => claims.listSuspense(me.userId, page));
  routes.serve(rechargeEndpoints.createRechargeClaim, (input, me) => claims.create(me.userId, input));

  const callback = createCallback(platform, services);
  serveCallbacks(platform, callback);

  const [secret] = bank.secrets[sandboxBank.name] ?? [];
  if (!platform.sandbox || secret === undefined) return;
  routes.serve(sandboxEndpoints.bankTransfer, async ({ content, amount, bankTxId }) => {
    const transfer = { bankTxId: bankTxId ?? `FT${randomInt(2 ** 47)}`, content, amount };
    const { raw, headers } = signTransfer(transfer, secret, clock.now());
    const { result } = await callback(sandboxBank.name, raw, headers);
    if (!result) throw new Error("The sandbox's own callback was refused");
    return result;
  });
}
