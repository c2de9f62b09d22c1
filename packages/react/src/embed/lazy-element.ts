import { KeoElement } from './keo-element.tsx';

/** An element with a lazily loaded view. A failed load is retried by the next element. */
export abstract class LazyElement extends KeoElement {
  protected abstract get isLoaded(): boolean;
  protected abstract load(): Promise<void>;

  /** False: loaded only after `want()`. */
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
