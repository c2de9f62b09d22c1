import type * as AppearanceModule from './appearance.ts';

type Appearance = AppearanceModule.Appearance;
type Styles = { sheet: readonly string[]; theme: 'light' | 'dark' | null };

let compiler: typeof AppearanceModule | null = null;
const none: Styles = { sheet: [], theme: null };

export function createElementStyles(listeners: { changed: () => void; failed: (error: unknown) => void }) {
  let appearance: Appearance | null = null;
  /** Memoised, with their inputs. */
  let last = none;
  let lastLook: string | null = null;
  let lastAppearance: Appearance | null = null;

  const load = async () => {
    try {
      compiler = await import('./appearance.ts');
      listeners.changed();
    } catch (error) {
      listeners.failed(error);
    }
  };

  return {
    get appearance() {
      return appearance;
    },
    set appearance(value: Appearance | null) {
      appearance = value;
    },
    /** Keo's own look until the compiler is loaded. */
    of(look: string | null): Styles {
      if (look === null && appearance === null) return none;
      if (!compiler) {
        void load();
        return none;
      }
      if (lastLook === look && lastAppearance === appearance) return last;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- other values are refused there
      const named = look === null ? {} : { look: look as NonNullable<Appearance['look']> };
      const { css, theme, refused } = compiler.compileAppearance({ ...named, ...appearance });
      if (refused.length > 0)
        listeners.failed(new TypeError(`Not taken into the appearance: ${refused.join(', ')}`));
      last = { sheet: [css], theme };
      lastLook = look;
      lastAppearance = appearance;
      return last;
    },
  };
}
