import type { TextsLike } from '@keo/core';
import type { passkeysVi } from './passkeys.vi.ts';

export const passkeysEn: TextsLike<typeof passkeysVi> = {
  'passkey.signIn': 'Sign in with a passkey',
  'passkey.entering': 'Signing in…',
  'passkey.failed': 'The browser could not use a passkey here. Sign in with your password.',
  'passkeys.title': 'Passkeys',
  'passkeys.detail':
    'Sign in by fingerprint, face or screen lock instead of the password. Changing the password removes all passkeys.',
  'passkeys.none': 'You have no passkey yet.',
  'passkeys.unsupported': 'This browser cannot make passkeys.',
  'passkeys.unnamed': 'Passkey',
  'passkeys.added': 'Added',
  'passkeys.used': 'last used',
  'passkeys.unused': 'not used yet',
  'passkeys.close': 'Not now',
  'passkeys.add': 'Add a passkey',
  'passkeys.add.detail': 'Enter your password, then follow the browser. A mail will tell you of it.',
  'passkeys.add.password': 'Current password',
  'passkeys.add.password.required': 'Enter your password.',
  'passkeys.add.submit': 'Continue',
  'passkeys.add.done': 'Passkey added',
  'passkeys.add.there': 'This device has a passkey of yours already.',
  'passkeys.add.failed': 'The browser did not make a passkey. Try again, or use another browser.',
  'passkeys.rename': 'Rename',
  'passkeys.renameNamed': 'Rename {name}',
  'passkeys.rename.label': 'Name of the passkey',
  'passkeys.rename.invalid': 'A name has 1 to 60 characters.',
  'passkeys.rename.submit': 'Save the name',
  'passkeys.remove': 'Remove',
  'passkeys.removeNamed': 'Remove {name}',
  'passkeys.remove.title': 'Remove {name}?',
  'passkeys.remove.detail':
    'You can no longer sign in with this passkey. Places that are signed in stay so; delete the passkey on the device as well if you do not need it. Enter your password or use a passkey to confirm; a mail will tell you of it.',
  'passkeys.remove.byPasskey': 'Remove, confirmed by a passkey',
  'passkeys.remove.failed': 'The browser could not use a passkey here. Enter your password.',
  'passkeys.remove.done': '{name} removed',
};
