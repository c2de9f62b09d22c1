import type * as AppearanceModule from './appearance.ts';

type Appearance = AppearanceModule.Appearance;
type Worn = { sheet: readonly string[]; theme: 'light' | 'dark' | null };

/** Loaded with the first element that has a look or an appearance. */
let tailor: typeof AppearanceModule | null = null;
const plain: Worn = { sheet: [], theme: null };

/** An element's extra style sheets, rebuilt when its look or appearance changes. */
export function createClothes(told: { changed: () => void; failed: (error: unknown) => void }) {
  let appearance: Appearance | null = null;
  let worn: { look: string | null; appearance: Appearance | null; result: Worn } | null = null;

  const load = async () => {
    try {
      tailor = await import('./appearance.ts');
      told.changed();
    } catch (error) {
      told.failed(error);
    }
  };

  return {
    get appearance() {
      return appearance;
    },
    set appearance(value: Appearance | null) {
      appearance = value;
    },
    /** Keo's own look until the code for others is loaded. */
    wear(look: string | null): Worn {
      if (look === null && appearance === null) return plain;
      if (!tailor) {
        void load();
        return plain;
      }
      if (worn?.look === look && worn.appearance === appearance) return worn.result;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- any other word is refused there
      const named = look === null ? {} : { look: look as NonNullable<Appearance['look']> };
      const { css, theme, refused } = tailor.compileAppearance({ ...named, ...appearance });
      if (refused.length > 0)
        told.failed(new TypeError(`Not taken into the appearance: ${refused.join(', ')}`));
      worn = { look, appearance, result: { sheet: [css], theme } };
      return worn.result;
    },
  };
}
