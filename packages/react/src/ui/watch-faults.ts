const listed = '[aria-invalid="true"], [role="alert"]';
const focusable = 'input:checked, input, textarea, select, button, [tabindex]';

const isField = (fault: Element) => fault.hasAttribute('aria-invalid');
/** A field with its label and its sentence. */
const getFrame = (fault: Element) => fault.closest('.keo-field, .keo-checkbox') ?? fault;
const getMessage = (fault: Element) => getFrame(fault).textContent;

/** Those that are drawn; not toasts, which are above everything. */
const faultsIn = (scope: ParentNode) =>
  [...scope.querySelectorAll(listed)].filter(
    (fault) => fault.getClientRects().length > 0 && !fault.closest('.keo-toast-layer'),
  );

function isInSight(frame: Element): boolean {
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  const root = frame.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return true;
  return [top + 1, bottom - 1].every((y) => {
    const hit = root.elementFromPoint((left + right) / 2, y);
    return hit !== null && frame.contains(hit);
  });
}

function show(fault: Element): void {
  const frame = getFrame(fault);
  if (isField(fault) && !frame.contains(document.activeElement)) {
    const control = fault.matches(focusable) ? fault : fault.querySelector(focusable);
    if (control instanceof HTMLElement) control.focus({ preventScroll: true });
  }
  if (!isInSight(frame)) frame.scrollIntoView({ block: 'center' });
}

let last: AbortController | undefined;

/**
 * Call it when a button is pressed. Where that fails, now or once its answer is here, the first field at fault gets the
 * focus, and what is wrong is scrolled into sight. Whatever the user does next ends it.
 */
export function watchFaults(button: HTMLButtonElement): void {
  const scope = button.closest('form, dialog') ?? button.closest('main');
  if (!scope) return;
  last?.abort();
  const press = new AbortController();
  last = press;
  const before = new Map(faultsIn(scope).map((fault) => [fault, getMessage(fault)]));
  const isNew = (fault: Element) => before.get(fault) !== getMessage(fault);
  const end = (faults: Element[] = []) => {
    press.abort();
    const first = faults.find(isField) ?? faults[0];
    if (first) show(first);
  };

  const observer = new MutationObserver(() => {
    const faults = faultsIn(scope);
    if (faults.some(isNew))
      end(faults.some((fault) => isField(fault) && isNew(fault)) ? faults : faults.filter(isNew));
  });
  observer.observe(scope, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-invalid'],
  });
  press.signal.addEventListener('abort', () => observer.disconnect());
  for (const type of ['pointerdown', 'keydown', 'input'])
    document.addEventListener(type, () => press.abort(), { capture: true, signal: press.signal });

  // The same faults as before are no change; a form that is sent again shows them again.
  if (button.type !== 'submit') return;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const isSent = button.ariaBusy === 'true' || !button.isConnected;
      const fields = faultsIn(scope).filter(isField);
      if (!press.signal.aborted && !isSent && fields.length > 0) end(fields);
    }),
  );
}
