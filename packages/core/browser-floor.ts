/**
 * The oldest browsers that Keo supports, as in the README. Builds compile for them; `older-browsers.e2e.ts` removes from
 * Chromium what any of them lacks.
 */
export const browserFloor = { chrome: '111', firefox: '121', safari: '16.4' } as const;

/** As build targets. */
export const floorTargets: string[] = Object.entries(browserFloor).map(
  ([browser, version]) => browser + version,
);
