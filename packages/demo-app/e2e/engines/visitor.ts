/** What a walk does in any engine; each engine has its own driver. */
export type Visitor = {
  open(address: string): Promise<void>;
  resize(size: Size): Promise<void>;
  press(target: Target): Promise<void>;
  /** Into an empty field. */
  write(target: Target, text: string): Promise<void>;
  hitKey(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  /** Waits until it is visible. */
  see(target: Target): Promise<void>;
  /** Runs in the page. */
  look<Args extends readonly unknown[], Seen>(script: (...args: Args) => Seen, ...args: Args): Promise<Seen>;
  picture(file: string): Promise<void>;
  close(): Promise<void>;
};

export type Size = { width: number; height: number };

/** The first visible element, in shadow roots too: by CSS and its text, or by its label. */
export type Target = { css: string; text?: RegExp } | { label: string };
