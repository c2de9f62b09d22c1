import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

/** Copies the page's style sheets into a shadow root, also after hot reloads. */
function copySheets(root: ShadowRoot): () => void {
  const copy = () => {
    const texts = [...document.styleSheets].map((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText).join('\n'),
    );
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(texts.join('\n'));
    root.adoptedStyleSheets = [sheet];
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

export function InShadowRoot({ dark, children }: { dark: boolean; children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const enter = useCallback((host: HTMLElement | null) => {
    if (!host) return undefined;
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open', delegatesFocus: true });
    setRoot(shadow);
    return copySheets(shadow);
  }, []);
  return (
    <div ref={enter} className={dark ? 'app-dark' : undefined} data-room="shadow">
      {root && createPortal(children, root)}
    </div>
  );
}
