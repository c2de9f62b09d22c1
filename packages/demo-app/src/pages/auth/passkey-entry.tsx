import { PasskeySignIn } from '@keo/react';
import { passkeyBrowser } from '../../session/passkey-browser.ts';

export const PasskeyEntry = () => <PasskeySignIn browser={passkeyBrowser} />;
