import { drawIcon } from './draw-icon.tsx';

/* Shapes from Lucide (ISC licence). */
export const SunIcon = /* @__PURE__ */ drawIcon(
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M12 2v2m0 16v2M4.93 4.93l1.41 1.41m11.32 11.32l1.41 1.41M2 12h2m16 0h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41',
);
export const MoonIcon = /* @__PURE__ */ drawIcon(
  'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401',
);
export const MonitorIcon = /* @__PURE__ */ drawIcon(
  'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM8 21h8m-4-4v4',
);
export const GlobeIcon = /* @__PURE__ */ drawIcon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 2a14.5 14.5 0 0 0 0 20a14.5 14.5 0 0 0 0-20M2 12h20',
);
