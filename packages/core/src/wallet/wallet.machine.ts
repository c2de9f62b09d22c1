import { type CallbackActorLogic, type PromiseActorLogic, assign, setup, type SnapshotFrom } from 'xstate';
import { type ApiError, toApiError } from '../http/http.errors.ts';
import type { WalletInfo } from './wallet.schema.ts';

/** Pushed after each movement. */
export type PushedBalances = Pick<WalletInfo, 'balance' | 'held' | 'withdrawing' | 'version'>;

export type WalletEvent =
  | { type: 'wallet.refresh' }
  | { type: 'wallet.toggleMask' }
  | { type: 'wallet.pushed'; balances: PushedBalances }
  /** The version of the balances at the last heartbeat. */
  | { type: 'heartbeat.heard'; version: number }
  | { type: 'wallet.answered'; balance: number }
  | { type: 'wallet.maskedElsewhere'; masked: boolean };

/** Stores the setting and tells the other tabs. */
export type MaskCommand = { type: 'mask.keep'; masked: boolean };

export type WalletContext = { wallet: WalletInfo | null; error: ApiError | null; masked: boolean };

/** The higher version wins: a late answer does not overwrite a push. */
const newest = (known: WalletInfo | null, read: WalletInfo): WalletInfo => {
  if (!known || read.version >= known.version) return read;
  const { balance, held, withdrawing, version } = known;
  return { ...read, balance, held, withdrawing, version };
};

/** The balances of the signed-in user: updated by the socket, and read again after possible gaps. */
export const walletMachine = setup({
  types: {
    context: {} as WalletContext,
    events: {} as WalletEvent,
    input: {} as { masked: boolean },
    children: {} as { maskStore: 'maskStore' },
  },
  actors: {} as {
    read: PromiseActorLogic<WalletInfo>;
    signals: CallbackActorLogic<{ type: 'never' }>;
    maskStore: CallbackActorLogic<MaskCommand>;
  },
  guards: {
    isNewer: ({ context }, { version }: Pick<PushedBalances, 'version'>) =>
      version > (context.wallet?.version ?? -1),
  },
  actions: {
    noteRead: assign(({ context }, read: WalletInfo) => ({
      wallet: newest(context.wallet, read),
      error: null,
    })),
    noteBalances: assign(({ context }, pushed: PushedBalances) => ({
      wallet: context.wallet && { ...context.wallet, ...pushed },
    })),
    noteBalance: assign(({ context }, balance: number) => ({
      wallet: context.wallet && { ...context.wallet, balance },
    })),
    noteError: assign((_, error: ApiError) => ({ error })),
    noteMask: assign((_, masked: boolean) => ({ masked })),
  },
}).createMachine({
  id: 'wallet',
  context: ({ input }) => ({ wallet: null, error: null, masked: input.masked }),
  invoke: [{ src: 'signals' }, { id: 'maskStore', src: 'maskStore' }],
  initial: 'reading',
  on: {
    'wallet.pushed': {
      guard: { type: 'isNewer', params: ({ event }) => event.balances },
      target: '.reading',
      reenter: true,
      actions: { type: 'noteBalances', params: ({ event }) => event.balances },
    },
    'heartbeat.heard': {
      guard: { type: 'isNewer', params: ({ event }) => event },
      target: '.reading',
      reenter: true,
    },
    // The answer to a refresh has no version, so the wallet is read again after it.
    'wallet.answered': {
      target: '.reading',
      reenter: true,
      actions: { type: 'noteBalance', params: ({ event }) => event.balance },
    },
    'wallet.toggleMask': {
      actions: [
        { type: 'noteMask', params: ({ context }) => !context.masked },
        ({ context, self }) => {
          const maskStore = self.getSnapshot().children.maskStore;
          maskStore?.send({ type: 'mask.keep', masked: context.masked });
        },
      ],
    },
    'wallet.maskedElsewhere': { actions: { type: 'noteMask', params: ({ event }) => event.masked } },
    'wallet.refresh': { target: '.reading', reenter: true },
  },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        onDone: { target: 'resting', actions: { type: 'noteRead', params: ({ event }) => event.output } },
        onError: {
          target: 'resting',
          actions: { type: 'noteError', params: ({ event }) => toApiError(event.error) },
        },
      },
    },
    resting: {},
  },
});

export type WalletSnapshot = SnapshotFrom<typeof walletMachine>;

/** Undefined: signed out. */
export const selectWallet = (snapshot: WalletSnapshot | undefined) => ({
  wallet: snapshot?.context.wallet ?? null,
  error: snapshot?.context.error ?? null,
  masked: snapshot?.context.masked ?? false,
  isBusy: snapshot?.hasTag('busy') ?? false,
});
