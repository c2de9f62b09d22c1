import { drawIcon } from './draw-icon.tsx';

/* Inlined icons, so that widgets fetch none. Shapes from Lucide (ISC licence), each a single path. */
export const CheckAllIcon = /* @__PURE__ */ drawIcon('M18 6L7 17l-5-5m20-2l-7.5 7.5L13 16');
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
export const PlusIcon = /* @__PURE__ */ drawIcon('M5 12h14m-7-7v14');
