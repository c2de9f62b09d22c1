import type { ToastInput, ToastsActor } from '@keo/core';
import type { ToastPosition } from '../toasts/toaster.tsx';
import { LazyElement } from './lazy-element.ts';
import toasterCss from './toaster.css?inline';
import type * as ToasterView from './toaster-view.tsx';

let view: typeof ToasterView | null = null;

const positions: readonly ToastPosition[] = [
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
  'center',
];

/**
 * `<keo-toaster>`: toasts of arriving notifications, above everything and inside modal dialogs. One per page.
 * Events: `keo-ready`, `keo-error`, `keo-session-expired`.
 */
export class KeoToasterElement extends LazyElement {
  #waiting: ToastInput[] = [];

  static override get observedAttributes(): readonly string[] {
    return [...LazyElement.observedAttributes, 'position'];
  }

  /** A corner, the middle of an edge, or `center`; default `top-right`. Attribute `position`. */
  get position(): ToastPosition {
    return positions.find((name) => name === this.getAttribute('position')) ?? 'top-right';
  }
  set position(value: ToastPosition | null | undefined) {
    this.reflect('position', value);
  }

  /** Shows a toast of the page, with translated texts; queued until there is a client. */
  show(toast: ToastInput): void {
    const toasts = this.#toasts;
    if (toasts) toasts.send({ type: 'toast.show', toast });
    else this.#waiting.push(toast);
  }

  clear(): void {
    this.#waiting = [];
    this.#toasts?.send({ type: 'toasts.clear' });
  }

  get #toasts(): ToastsActor | null {
    return view && this.keo && view.getToasts(this.keo);
  }

  protected get css(): readonly string[] {
    return [toasterCss, ...(view?.css ?? [])];
  }

  protected get isLoaded(): boolean {
    return view !== null;
  }

  protected async load(): Promise<void> {
    view = await import('./toaster-view.tsx');
  }

  protected drawWaiting() {
    return null;
  }

  protected draw() {
    const toasts = this.#toasts;
    if (!view || !toasts) return null;
    for (const toast of this.#waiting.splice(0)) this.show(toast);
    return <view.EmbedToaster element={this} position={this.position} toasts={toasts} />;
  }
}
