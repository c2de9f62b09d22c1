import { KeoElement } from './keo-element.tsx';

/** An element whose view is loaded with the first of its kind. If loading fails, the next one tries again. */
export abstract class LazyElement extends KeoElement {
  protected abstract get isLoaded(): boolean;
  protected abstract load(): Promise<void>;

  /** Whether it is loaded with the element; if not, call `want`. */
  protected get isEager(): boolean {
    return true;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.isEager) this.want();
  }

  protected readonly want = (): void => {
    if (!this.isLoaded) void this.#begin();
  };

  async #begin(): Promise<void> {
    try {
      await this.load();
      this.requestUpdate();
    } catch (error) {
      this.emit('keo-error', { error });
    }
  }
}
