import { PasskeySignIn } from '@keo/react';
import { passkeyBrowser } from '../../session/passkey-browser.ts';

/** Sign-in by passkey, as a lazy chunk. */
export const PasskeyEntry = () => <PasskeySignIn browser={passkeyBrowser} />;
