import embedCss from './embed.css?inline';

const names = [...new Set(embedCss.match(/--keo-[\w-]+(?=\s*:)/g))];

/** With the theme and the host's overrides. */
export function copyVariables(element: Element, layer: HTMLElement): void {
  const style = getComputedStyle(element);
  layer.style.colorScheme = style.colorScheme;
  for (const name of names) layer.style.setProperty(name, style.getPropertyValue(name));
}

/** Can be moved into a modal dialog of the page: its shadow root has the element's style sheets and the toast layer. */
export function createToastHost(element: Element, layer: HTMLElement): HTMLElement {
  const outer = document.createElement('div');
  // Resets host rules for `div`, and inheritance.
  outer.style.cssText = 'all: initial !important; direction: ltr !important; display: contents !important';
  const shadow = outer.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = element.shadowRoot?.adoptedStyleSheets ?? [];
  shadow.append(layer);
  return outer;
}
