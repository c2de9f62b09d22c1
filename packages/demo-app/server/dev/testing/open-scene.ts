import { afterEach, beforeEach } from 'vitest';
import type { App } from '../../app.ts';
import { type Scene, meet } from './market-scene.ts';
import { startApp } from './start-app.ts';
import { expectInvariants } from './step-effects.ts';

/** An app of this file, with new people before each test; after each test all money adds up. */
export async function openScene(
  options?: Parameters<typeof startApp>[0],
): Promise<{ app: App; scene: Scene }> {
  const app = await startApp(options);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- filled before each test
  const scene = {} as Scene;
  beforeEach(async () => {
    Object.assign(scene, await meet(app));
  });
  afterEach(() => expectInvariants(scene));
  return { app, scene };
}
