import { type Actor, createActor } from 'xstate';
import { readThemeChoice } from './stored-theme.ts';
import { type ThemePorts, createThemeEffects } from './theme.actors.ts';
import { themeMachine } from './theme.machine.ts';

export type ThemeActor = Actor<typeof themeMachine>;

/** Not yet started: starting it paints `app-dark`, stopping it removes its listeners. */
export const createThemeActor = (ports: ThemePorts): ThemeActor =>
  createActor(themeMachine.provide({ actors: { effects: createThemeEffects(ports) } }), {
    input: {
      choice: readThemeChoice((key) => ports.storage.read(key)),
      prefersDark: ports.page.prefersDark(),
    },
  });
