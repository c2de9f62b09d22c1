import embedCss from './embed.css?inline';

/** Custom properties set by the element's style sheets. */
const names = [...new Set(embedCss.match(/--keo-[\w-]+(?=\s*:)/g))];

/** Copies the element's custom properties to the layer, its theme and the host's overrides included. */
export function copyVariables(element: Element, layer: HTMLElement): void {
  const style = getComputedStyle(element);
  layer.style.colorScheme = style.colorScheme;
  for (const name of names) layer.style.setProperty(name, style.getPropertyValue(name));
}

/**
 * A node that can be moved into any dialog of the page: its shadow root has the element's sheets and holds the layer.
 */
export function createToastHost(element: Element, layer: HTMLElement): HTMLElement {
  const outer = document.createElement('div');
  // No host rule for `div` applies, and no page font is inherited.
  outer.style.cssText = 'all: initial !important; direction: ltr !important; display: contents !important';
  const shadow = outer.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = element.shadowRoot?.adoptedStyleSheets ?? [];
  shadow.append(layer);
  return outer;
}
