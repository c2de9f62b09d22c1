import { sandboxEndpoints } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import type { Partners } from '../partners/partners.service.ts';
import type { UsersService } from '../users/users.service.ts';
import { createSandbox } from './sandbox.service.ts';

/** Sandbox only: outbox, clock, sample notifications and partners. */
export function sandboxModule(
  platform: Platform,
  services: { notifications: Notifications; users: UsersService; partners: Partners },
): void {
  const { routes } = platform;
  if (!platform.sandbox) return;
  const sandbox = createSandbox({ ...platform, ...services });
  routes.serve(sandboxEndpoints.outbox, (wanted) => sandbox.outbox(wanted));
  routes.serve(sandboxEndpoints.notify, (input) => sandbox.notify(input));
  routes.serve(sandboxEndpoints.advanceClock, ({ minutes }) => sandbox.advanceClock(minutes));
  routes.serve(sandboxEndpoints.addPartner, (partner) => sandbox.addPartner(partner));
}
