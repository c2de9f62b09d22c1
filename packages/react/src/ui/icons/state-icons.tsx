import { drawIcon } from './draw-icon.tsx';

/* Code splitting: forms need these. Shapes from Lucide (ISC licence). */
export const CheckIcon = /* @__PURE__ */ drawIcon('M20 6L9 17l-5-5');
export const SuccessIcon = /* @__PURE__ */ drawIcon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M16 9l-5.5 5.5L8 12',
);
export const InfoIcon = /* @__PURE__ */ drawIcon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 16v-4m0-4h.01');
export const WarningIcon = /* @__PURE__ */ drawIcon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 8v4m0 4h.01',
);
export const DangerIcon = /* @__PURE__ */ drawIcon(
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4m0 4h.01',
);
export const EyeIcon = /* @__PURE__ */ drawIcon(
  'M2.062 12.348a1 1 0 0 1 0-.696a10.75 10.75 0 0 1 19.876 0a1 1 0 0 1 0 .696a10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
);
export const EyeOffIcon = /* @__PURE__ */ drawIcon(
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575a1 1 0 0 1 0 .696a10.8 10.8 0 0 1-1.444 2.49m-6.41-.679a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151a1 1 0 0 1 0-.696a10.75 10.75 0 0 1 4.446-5.143M2 2l20 20',
);
