import type { Page } from '@playwright/test';
import { expect, inTurns, test } from './keo-test.ts';
import type { Person } from './models/person.model.ts';
import { onPhone } from './sizes.ts';

test.use(onPhone);

/** Chromium's virtual authenticator, for this page. */
async function withAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const set = (isUserVerified: boolean) =>
    cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { knowsFinger: set };
}

/** Turns conditional UI off: the virtual authenticator would sign in by autofill at once. */
const withoutOffers = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

const getCard = ({ page }: Person) => page.locator('section#passkeys');

async function addPasskey({ page, say }: Person, password: string) {
  const add = say('Thêm passkey', 'Add a passkey');
  await page.getByRole('button', { name: add, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: add });
  await dialog.getByLabel(say('Mật khẩu hiện tại', 'Current password'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: say('Tiếp tục', 'Continue') }).click();
  await expect(dialog).toHaveCount(0);
}

const signOut = ({ page, say }: Person) =>
  page.getByRole('button', { name: say('Đăng xuất khỏi thiết bị này', 'Sign out of this device') }).click();

const enterBy = ({ page, say }: Person) =>
  page.getByRole('button', { name: say('Đăng nhập bằng passkey', 'Sign in with a passkey') });

inTurns({ phone: 'en-US' }, () => {
  test('a passkey is added, signs in, is removed and signs in no more', async ({ I, api }) => {
    const account = await api.signUp();
    await withoutOffers(I.page);
    await withAuthenticator(I.page);
    await I.comeBackAs(account);
    await I.open('/dashboard/settings');
    await expect(getCard(I)).toContainText(I.say('Bạn chưa có passkey nào', 'You have no passkey yet'));
    await addPasskey(I, account.password);
    await expect(getCard(I).getByRole('listitem')).toHaveCount(1);
    await expect(getCard(I)).toContainText(I.say('chưa dùng', 'not used yet'));

    await signOut(I);
    await I.seePath('/signin');
    await enterBy(I).click();
    await I.seePath('/');
    await I.open('/dashboard/settings');
    await expect(getCard(I)).toContainText(I.say('dùng lần cuối', 'last used'));

    await getCard(I)
      .getByRole('button', { name: I.say(/^Gỡ /, /^Remove /) })
      .click();
    await I.page
      .getByRole('dialog')
      .getByRole('button', { name: I.say('Gỡ và xác nhận bằng passkey', 'Remove, confirmed by a passkey') })
      .click();
    await expect(getCard(I).getByRole('listitem')).toHaveCount(0);
    await signOut(I);
    await I.seePath('/signin');
    await enterBy(I).click();
    await I.see(I.say(/Passkey này không đăng nhập được/, /This passkey does not sign you in/));
    await I.seePath('/signin');
    await I.trySignIn(account);
    await I.seePath('/');
  });

  test('a passkey that is chosen in the field signs in', async ({ I, api }) => {
    const account = await api.signUp();
    await withAuthenticator(I.page);
    await I.comeBackAs(account);
    await I.open('/dashboard/settings');
    await addPasskey(I, account.password);
    await expect(getCard(I).getByRole('listitem')).toHaveCount(1);
    const before = await I.token();
    await signOut(I);
    await I.seePath('/');
    expect(await I.token()).not.toBe(before);
    expect((await I.ask<{ username: string }>('user/info')).username).toBe(account.username);
  });

  test('a finger that the device does not know signs nobody in, and the password still does', async ({
    I,
    api,
  }) => {
    const account = await api.signUp();
    await withoutOffers(I.page);
    const { knowsFinger } = await withAuthenticator(I.page);
    await I.comeBackAs(account);
    await I.open('/dashboard/settings');
    await addPasskey(I, account.password);
    await expect(getCard(I).getByRole('listitem')).toHaveCount(1);
    await signOut(I);
    await I.seePath('/signin');
    await knowsFinger(false);
    await enterBy(I).click();
    await expect(enterBy(I)).not.toHaveAttribute('aria-busy');
    await I.seePath('/signin');
    await I.trySignIn(account);
    await I.seePath('/');
  });
});
