/** The side on which a panel opens if there is room, and the aligned edge. */
export type Placement = 'bottom-end' | 'bottom-start' | 'top-end' | 'top-start';

const gap = 8;
const edge = 12;
/** In px: the least height for a panel to stay on its side. */
const minPanelHeight = 320;
const least = 160;

/** Beside the anchor where there is room, edges aligned, within the window. */
export function positionPopover(panel: HTMLElement, anchor: HTMLElement, placement: string): void {
  // Rects are in viewport pixels, styles in the panel's, which may be zoomed by CSS.
  const zoom = panel.currentCSSZoom ?? 1;
  const inPanel = (pixels: number) => pixels / zoom;
  const { clientWidth, clientHeight } = document.documentElement;
  const [width, height] = [inPanel(clientWidth), inPanel(clientHeight)];
  const rect = anchor.getBoundingClientRect();

  // Distance from the top or bottom of the window.
  const below = Math.max(edge, inPanel(rect.bottom) + gap);
  const above = Math.max(edge, height - inPanel(rect.top) + gap);
  const [wanted, other] = placement.startsWith('top') ? [above, below] : [below, above];
  const isWanted = height - wanted - edge >= minPanelHeight || wanted <= other;
  const begin = height - (isWanted ? wanted : other) < least ? edge : isWanted ? wanted : other;
  const isBelow = placement.startsWith('top') !== isWanted;

  panel.style.maxWidth = `${width - 2 * edge}px`;
  const own = panel.offsetWidth;
  const left = placement.endsWith('start') ? inPanel(rect.left) : inPanel(rect.right) - own;
  // Not as custom properties: they are inherited, and would restyle the subtree.
  Object.assign(panel.style, {
    top: isBelow ? `${begin}px` : 'auto',
    bottom: isBelow ? 'auto' : `${begin}px`,
    // Whole pixels: fractional ones blur the text.
    left: `${Math.round(Math.max(edge, Math.min(left, width - own - edge)))}px`,
    maxHeight: `min(var(--keo-inbox-height), ${height - begin - edge}px)`,
  });
}
