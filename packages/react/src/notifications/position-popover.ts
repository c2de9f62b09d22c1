/** Preferred side, and aligned edge. */
export type Placement = 'bottom-end' | 'bottom-start' | 'top-end' | 'top-start';

const gap = 8;
const edge = 12;
/** In px: below this the panel flips to the other side. */
const minPanelHeight = 320;
const least = 160;

/** Flips to the side with more room, and stays in the viewport. */
export function positionPopover(panel: HTMLElement, anchor: HTMLElement, placement: string): void {
  // Rects are in viewport px, styles in the panel's CSS px (CSS zoom).
  const zoom = panel.currentCSSZoom ?? 1;
  const inPanel = (pixels: number) => pixels / zoom;
  const { clientWidth, clientHeight } = document.documentElement;
  const [width, height] = [inPanel(clientWidth), inPanel(clientHeight)];
  const rect = anchor.getBoundingClientRect();

  const below = Math.max(edge, inPanel(rect.bottom) + gap);
  const above = Math.max(edge, height - inPanel(rect.top) + gap);
  const [wanted, other] = placement.startsWith('top') ? [above, below] : [below, above];
  const isWanted = height - wanted - edge >= minPanelHeight || wanted <= other;
  const begin = height - (isWanted ? wanted : other) < least ? edge : isWanted ? wanted : other;
  const isBelow = placement.startsWith('top') !== isWanted;

  panel.style.maxWidth = `${width - 2 * edge}px`;
  const own = panel.offsetWidth;
  const left = placement.endsWith('start') ? inPanel(rect.left) : inPanel(rect.right) - own;
  // No custom properties: they are inherited and would cause a style recalculation.
  Object.assign(panel.style, {
    top: isBelow ? `${begin}px` : 'auto',
    bottom: isBelow ? 'auto' : `${begin}px`,
    // Fractional pixels blur the text.
    left: `${Math.round(Math.max(edge, Math.min(left, width - own - edge)))}px`,
    maxHeight: `min(var(--keo-inbox-height), ${height - begin - edge}px)`,
  });
}
