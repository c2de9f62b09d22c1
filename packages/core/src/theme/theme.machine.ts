import { type CallbackActorLogic, type SnapshotFrom, assign, sendTo, setup } from 'xstate';
import type { ThemeChoice } from '../ports/theme.schema.ts';
import { isDark } from './stored-theme.ts';

export type ThemeContext = {
  choice: ThemeChoice;
  /** The device's preference, used while the choice is `system`. */
  prefersDark: boolean;
};

/** `theme.choose` is a command of the person; the others are facts from other tabs and the device. */
export type ThemeEvent =
  | { type: 'theme.choose'; choice: ThemeChoice }
  | { type: 'theme.chosenElsewhere'; choice: ThemeChoice }
  | { type: 'theme.systemChanged'; prefersDark: boolean };

/** `apply` paints and stores the result; `announce` tells the other tabs that a person chose. */
export type ThemeCommand =
  | { type: 'theme.apply'; choice: ThemeChoice; dark: boolean }
  | { type: 'theme.announce'; choice: ThemeChoice };

/** The effects this machine asks for; `createThemeActor` provides them. */
export type ThemeActors = { effects: CallbackActorLogic<ThemeCommand> };

export const themeMachine = setup({
  types: {
    context: {} as ThemeContext,
    events: {} as ThemeEvent,
    input: {} as ThemeContext,
  },
  actors: {} as ThemeActors,
  actions: {
    choose: assign((_, choice: ThemeChoice) => ({ choice })),
    notePreference: assign((_, prefersDark: boolean) => ({ prefersDark })),
    apply: sendTo('effects', ({ context }) => ({
      type: 'theme.apply' as const,
      choice: context.choice,
      dark: isDark(context.choice, context.prefersDark),
    })),
    announce: sendTo('effects', ({ context }) => ({
      type: 'theme.announce' as const,
      choice: context.choice,
    })),
  },
}).createMachine({
  id: 'theme',
  context: ({ input }) => input,
  invoke: { id: 'effects', src: 'effects' },
  entry: 'apply',
  on: {
    'theme.choose': {
      actions: [{ type: 'choose', params: ({ event }) => event.choice }, 'apply', 'announce'],
    },
    'theme.chosenElsewhere': {
      actions: [{ type: 'choose', params: ({ event }) => event.choice }, 'apply'],
    },
    'theme.systemChanged': {
      actions: [{ type: 'notePreference', params: ({ event }) => event.prefersDark }, 'apply'],
    },
  },
});

export type ThemeSnapshot = SnapshotFrom<typeof themeMachine>;
