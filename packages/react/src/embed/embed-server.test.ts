import { expect, it } from 'vitest';
import { KeoElement, KeoNotificationsElement } from './index.ts';

it('on a server the classes exist, and registering does nothing', async () => {
  expect(typeof HTMLElement).toBe('undefined');
  await import('./define.ts');
  expect(new Set(KeoNotificationsElement.observedAttributes)).toContain('open');
  expect(KeoNotificationsElement.prototype).toBeInstanceOf(KeoElement);
});
