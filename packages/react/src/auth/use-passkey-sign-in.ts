import { useEffect, useState } from 'react';
import { type ApiError, isApiError } from '@keo/core';
import { passkeysEndpoints } from '@keo/core/contract';
import { useKeoClient } from '../client/use-keo-client.ts';
import { type PasskeyBrowser, isCancelled } from './passkey-browser.ts';
import { settle } from './use-auth.ts';

/** In ms; a challenge expires after five minutes. */
const renewAfter = 4 * 60_000;

/** Signs in by passkey: by autofill (conditional UI) while mounted, or by `press`, which opens the browser's dialog. */
export function usePasskeySignIn(browser: PasskeyBrowser) {
  const { call, auth } = useKeoClient();
  const [turn, setTurn] = useState<{ way: 'autofill' | 'dialog' }>({ way: 'autofill' });
  const [isEntering, setIsEntering] = useState(false);
  const [failure, setFailure] = useState<ApiError | 'browser' | null>(null);

  useEffect(() => {
    const autofill = turn.way === 'autofill';
    let isHere = true;
    let isShown = false;
    const again = () => setTurn({ way: 'autofill' });
    const ask = async () => {
      if (autofill && !(await browser.canAutofill())) return;
      const challenge = await call(passkeysEndpoints.passkeyChallenge, {});
      if (!isHere) return;
      const passkey = await browser.show(challenge, { autofill });
      isShown = true;
      clearTimeout(timer);
      setFailure(null);
      setIsEntering(true);
      const tokens = await call(passkeysEndpoints.passkeyLogin, { passkey });
      auth.send({ type: 'auth.signIn', tokens });
      await settle(auth);
    };
    const end = (error: unknown) => {
      setIsEntering(false);
      if (!isHere) return;
      // No error for autofill that is unavailable or cancelled.
      if (isShown || (!autofill && !isCancelled(error))) setFailure(isApiError(error) ? error : 'browser');
      if (isShown || !autofill) again();
    };
    const timer = autofill ? setTimeout(again, renewAfter) : undefined;
    ask().catch(end);
    return () => {
      isHere = false;
      clearTimeout(timer);
      browser.stop();
    };
  }, [turn, browser, call, auth]);

  const press = () => {
    setFailure(null);
    setTurn({ way: 'dialog' });
  };
  return { press, isBusy: turn.way === 'dialog' || isEntering, isEntering, failure };
}
