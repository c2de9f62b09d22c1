import { getFake } from '../client/story-keo.tsx';
import type { PasskeyBrowser } from './passkey-browser.ts';

export const browserError = (name: string): Error => Object.assign(new Error(name), { name });

const never = new Promise<never>(() => undefined);
const text = 'c3Rvcnk';

export const storyBrowser = (id: string, more: Partial<PasskeyBrowser> = {}): PasskeyBrowser => ({
  isSupported: () => true,
  canAutofill: async () => false,
  make: async () => ({
    id,
    rawId: id,
    type: 'public-key',
    response: { clientDataJSON: text, attestationObject: text },
  }),
  show: async (_challenge, { autofill }) =>
    autofill
      ? never
      : {
          id,
          rawId: id,
          type: 'public-key',
          response: { clientDataJSON: text, authenticatorData: text, signature: text },
        },
  stop: () => undefined,
  ...more,
});

/** Of the signed-in user: a named one, used just now, and another. */
export const withTwoPasskeys = ({ id }: { id: string }) => {
  const { server } = getFake({ id });
  server.addPasskey('minhanh', { name: 'Safari · iPhone', lastUsedAt: new Date().toISOString() });
  server.addPasskey('minhanh', { name: '' });
};
