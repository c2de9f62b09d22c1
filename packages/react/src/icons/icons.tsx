import { drawIcon } from './draw-icon.tsx';

/*
 * The icons that components draw themselves, so that a widget fetches none: those of controls and states. What things
 * are about is in `subject-icons.tsx`. Shapes from Lucide (ISC licence), each a single path; a bundler keeps only
 * those that are used.
 */
export const BellIcon = /* @__PURE__ */ drawIcon(
  'M10.268 21a2 2 0 0 0 3.464 0m-10.47-5.674A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
);
export const CheckIcon = /* @__PURE__ */ drawIcon('M20 6L9 17l-5-5');
export const CheckAllIcon = /* @__PURE__ */ drawIcon('M18 6L7 17l-5-5m20-2l-7.5 7.5L13 16');
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
export const CloseIcon = /* @__PURE__ */ drawIcon('M18 6L6 18M6 6l12 12');
export const ChevronDownIcon = /* @__PURE__ */ drawIcon('M6 9l6 6l6-6');
export const ChevronUpIcon = /* @__PURE__ */ drawIcon('M18 15l-6-6l-6 6');
export const ChevronLeftIcon = /* @__PURE__ */ drawIcon('M15 18l-6-6l6-6');
export const ChevronRightIcon = /* @__PURE__ */ drawIcon('M9 18l6-6l-6-6');
export const ArrowLeftIcon = /* @__PURE__ */ drawIcon('M12 19l-7-7l7-7m7 7H5');
export const ArrowRightIcon = /* @__PURE__ */ drawIcon('M5 12h14m-7-7l7 7l-7 7');
export const ArrowUpRightIcon = /* @__PURE__ */ drawIcon('M7 7h10v10M7 17L17 7');
export const SearchIcon = /* @__PURE__ */ drawIcon('M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0');
export const FilterIcon = /* @__PURE__ */ drawIcon('M2 5h20M6 12h12m-9 7h6');
export const RefreshIcon = /* @__PURE__ */ drawIcon(
  'M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8M21 3v5h-5',
);
export const CopyIcon = /* @__PURE__ */ drawIcon(
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
);
export const MoreIcon = /* @__PURE__ */ drawIcon(
  'M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
);
export const MenuIcon = /* @__PURE__ */ drawIcon('M4 5h16M4 12h16M4 19h16');
export const CameraIcon = /* @__PURE__ */ drawIcon(
  'M13.997 4a2 2 0 0 1 1.76 1.05l.486.9A2 2 0 0 0 18.003 7H20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h1.997a2 2 0 0 0 1.759-1.048l.489-.904A2 2 0 0 1 10.004 4zM9 13a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
);
export const PaperclipIcon = /* @__PURE__ */ drawIcon(
  'm16 6-8.414 8.586a2 2 0 0 0 2.829 2.829l8.414-8.586a4 4 0 1 0-5.657-5.657l-8.379 8.551a6 6 0 1 0 8.485 8.485l8.379-8.551',
);
export const PlusIcon = /* @__PURE__ */ drawIcon('M5 12h14m-7-7v14');
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
