import { Button } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { Notice } from '../ui/notice.tsx';
import type { PasskeyBrowser } from './passkey-browser.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';
import { usePasskeyTexts } from './use-passkey-texts.ts';

export type PasskeySignInProps = {
  browser: PasskeyBrowser;
};

/** Renders nothing without WebAuthn. */
export function PasskeySignIn({ browser }: PasskeySignInProps) {
  return browser.isSupported() ? <Entry browser={browser} /> : null;
}

function Entry({ browser }: PasskeySignInProps) {
  const t = usePasskeyTexts();
  const { press, isBusy, isEntering, failure } = usePasskeySignIn(browser);
  return (
    <>
      <Button variant="soft" size="large" fullWidth loading={isBusy} onClick={press}>
        {t(isEntering ? 'passkey.entering' : 'passkey.signIn')}
      </Button>
      {failure === 'browser' && <Notice tone="danger">{t('passkey.failed')}</Notice>}
      {failure !== null && failure !== 'browser' && <FormFailure error={failure} />}
    </>
  );
}
