/** On which side of its button a panel opens while there is room, and which of their ends are aligned. */
export type Placement = 'bottom-end' | 'bottom-start' | 'top-end' | 'top-start';

const gap = 8;
const edge = 12;
/** As high as a panel must at least become to stay on its own side, and not to cover its button. */
const fair = 320;
const least = 160;

/** Beside the anchor where there is room, its ends aligned, never beyond the edge of the window. */
export function placeBeside(panel: HTMLElement, anchor: HTMLElement, placement: string): void {
  // What is measured is in pixels of the window; what is set, in those of the panel, which may be zoomed by CSS.
  const zoom = panel.currentCSSZoom ?? 1;
  const inPanel = (pixels: number) => pixels / zoom;
  const { clientWidth, clientHeight } = document.documentElement;
  const [width, height] = [inPanel(clientWidth), inPanel(clientHeight)];
  const rect = anchor.getBoundingClientRect();

  // How far from the top or the bottom of the window it begins.
  const below = Math.max(edge, inPanel(rect.bottom) + gap);
  const above = Math.max(edge, height - inPanel(rect.top) + gap);
  const [wanted, other] = placement.startsWith('top') ? [above, below] : [below, above];
  const isWanted = height - wanted - edge >= fair || wanted <= other;
  const begin = height - (isWanted ? wanted : other) < least ? edge : isWanted ? wanted : other;
  const isBelow = placement.startsWith('top') !== isWanted;

  panel.style.maxWidth = `${width - 2 * edge}px`;
  const own = panel.offsetWidth;
  const left = placement.endsWith('start') ? inPanel(rect.left) : inPanel(rect.right) - own;
  // No properties of our own: all that stands in the panel would inherit them, and be styled once more.
  Object.assign(panel.style, {
    top: isBelow ? `${begin}px` : 'auto',
    bottom: isBelow ? 'auto' : `${begin}px`,
    // Between two pixels its words would be drawn blurred, and otherwise each time.
    left: `${Math.round(Math.max(edge, Math.min(left, width - own - edge)))}px`,
    maxHeight: `min(var(--keo-inbox-height), ${height - begin - edge}px)`,
  });
}
