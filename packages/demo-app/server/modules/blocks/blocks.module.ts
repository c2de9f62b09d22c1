import { blocksEndpoints } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import type { Blocks } from './blocks.service.ts';

export function blocksModule({ routes }: Platform, blocks: Blocks): void {
  routes.serve(blocksEndpoints.blockUser, async ({ userId }, me) => {
    await blocks.block(me.userId, userId);
    return null;
  });
  routes.serve(blocksEndpoints.unblockUser, async ({ userId }, me) => {
    await blocks.unblock(me.userId, userId);
    return null;
  });
  routes.serve(blocksEndpoints.blocksList, (_input, me) => blocks.list(me.userId));
}
