import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import { rethrowAsApiError } from '../http/http.errors.ts';
import { heartbeatMessage } from '../socket/heartbeat.messages.ts';
import { balanceMessage } from '../users/users.messages.ts';
import { walletInfo } from './wallet.endpoints.ts';
import { type MaskCommand, type WalletEvent, walletMachine } from './wallet.machine.ts';
import type { Domain } from '../domain/domain.ts';

/** `true` where the user hides amounts on this device. */
const maskKey = 'walletMasked';

/** The wallet of the signed-in user: `keo.getActor(walletDomain)`. */
export const walletDomain: Domain<ActorRefFrom<typeof walletMachine>> = {
  name: 'wallet',
  create({ call, ports, timers, hear, onOpened, onParked }) {
    const { storage, tabs, page } = ports;
    const read = fromPromise(({ signal }: { signal: AbortSignal }) =>
      call(walletInfo, {}, { signal }).catch(rethrowAsApiError),
    );
    const signals = fromCallback<{ type: 'never' }>(({ sendBack }) => {
      const tell = (event: WalletEvent): void => sendBack(event);
      const stops = [
        hear(balanceMessage, ({ balance, heldBalance: held, withdrawingBalance: withdrawing, version }) =>
          tell({ type: 'wallet.pushed', balances: { balance, held, withdrawing, version } }),
        ),
        hear(heartbeatMessage, ({ balanceVersion: version }) => {
          if (version !== undefined) tell({ type: 'heartbeat.heard', version });
        }),
        onOpened(() => tell({ type: 'wallet.refresh' })),
        onParked(() => tell({ type: 'wallet.refresh' })),
        page.subscribe((signal) => {
          if (signal === 'online' || signal === 'visible') tell({ type: 'wallet.refresh' });
        }),
        tabs.subscribe((message) => {
          if (message.type === 'wallet.masked')
            tell({ type: 'wallet.maskedElsewhere', masked: message.masked });
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    });
    const maskStore = fromCallback<MaskCommand>(({ receive }) => {
      receive(({ masked }) => {
        storage.write(maskKey, String(masked));
        tabs.post({ type: 'wallet.masked', masked });
      });
    });
    return createActor(walletMachine.provide({ actors: { read, signals, maskStore } }), {
      clock: timers,
      input: { masked: ports.storage.read(maskKey) === 'true' },
    });
  },
};
