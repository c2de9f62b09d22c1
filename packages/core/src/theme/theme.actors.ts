import { fromCallback } from 'xstate';
import type { KeyValueStorage, PageSignals, TabChannel } from '../ports/ports.ts';
import { type ThemeRoot, darkModeKey, paintTheme, themeSystemKey } from './stored-theme.ts';
import type { ThemeCommand, ThemeEvent } from './theme.machine.ts';

export type ThemePorts = {
  storage: KeyValueStorage;
  tabs: TabChannel;
  page: PageSignals;
  /** Gets the class `app-dark`; absent outside a page. */
  root?: ThemeRoot | null | undefined;
};

/** The effects of the theme: listens to device and tabs; paints, stores, tells the other tabs. */
export const createThemeEffects = ({ storage, tabs, page, root }: ThemePorts) =>
  fromCallback<ThemeCommand>(({ sendBack, receive }) => {
    const tell = (event: ThemeEvent) => sendBack(event);

    const stops = [
      page.subscribe((signal) => {
        if (signal === 'colour-scheme') {
          tell({ type: 'theme.systemChanged', prefersDark: page.prefersDark() });
        }
      }),
      tabs.subscribe((message) => {
        if (message.type === 'theme.chosen') {
          tell({ type: 'theme.chosenElsewhere', choice: message.choice });
        }
      }),
    ];

    receive((command) => {
      if (command.type === 'theme.announce') {
        tabs.post({ type: 'theme.chosen', choice: command.choice });
        return;
      }
      const result = String(command.dark);
      if (root) paintTheme(root, command.dark);
      storage.write(darkModeKey, result);
      if (command.choice === 'system') storage.write(themeSystemKey, result);
      else storage.remove(themeSystemKey);
    });

    return () => {
      for (const stop of stops) stop();
    };
  });
