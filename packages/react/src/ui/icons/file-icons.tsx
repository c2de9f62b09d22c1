import { drawIcon } from './draw-icon.tsx';

/* Code splitting: no page needs them at first. */
export const CameraIcon = /* @__PURE__ */ drawIcon(
  'M13.997 4a2 2 0 0 1 1.76 1.05l.486.9A2 2 0 0 0 18.003 7H20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h1.997a2 2 0 0 0 1.759-1.048l.489-.904A2 2 0 0 1 10.004 4zM9 13a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
);
export const PaperclipIcon = /* @__PURE__ */ drawIcon(
  'm16 6-8.414 8.586a2 2 0 0 0 2.829 2.829l8.414-8.586a4 4 0 1 0-5.657-5.657l-8.379 8.551a6 6 0 1 0 8.485 8.485l8.379-8.551',
);
export const ZoomOutIcon = /* @__PURE__ */ drawIcon(
  'M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M8 11h6',
);
export const ZoomInIcon = /* @__PURE__ */ drawIcon(
  'M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M8 11h6m-3-3v6',
);
export const RotateIcon = /* @__PURE__ */ drawIcon(
  'M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8m0-5v5h-5',
);
