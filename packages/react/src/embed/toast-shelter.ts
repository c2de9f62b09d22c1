import embedCss from './embed.css?inline';

/** Every variable that the sheets of an element set. */
const names = [...new Set(embedCss.match(/--keo-[\w-]+(?=\s*:)/g))];

/** Gives the layer what the element's variables are now, its theme and the host's own included. */
export function carryVariables(element: Element, layer: HTMLElement): void {
  const style = getComputedStyle(element);
  layer.style.colorScheme = style.colorScheme;
  for (const name of names) layer.style.setProperty(name, style.getPropertyValue(name));
}

/** A node that may stand in any dialog of the page: its shadow root has the element's sheets, and holds the layer. */
export function shelterOf(element: Element, layer: HTMLElement): HTMLElement {
  const outer = document.createElement('div');
  // Of the host's rules for every `div` none holds, and nothing of the page's own type is handed down.
  outer.style.cssText = 'all: initial !important; direction: ltr !important; display: contents !important';
  const shadow = outer.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = element.shadowRoot?.adoptedStyleSheets ?? [];
  shadow.append(layer);
  return outer;
}
