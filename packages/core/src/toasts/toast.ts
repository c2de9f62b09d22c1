export const toastSeverities = ['info', 'success', 'warn', 'error', 'secondary', 'contrast'] as const;
export type ToastSeverity = (typeof toastSeverities)[number];

/** Texts are translated already. */
export type ToastInput = {
  severity: ToastSeverity;
  /** The line that is always shown and read out. */
  summary: string;
  detail?: string | undefined;
  /**
   * Milliseconds until it closes by itself; null: never. By default, also where not above 0: 5 seconds (10 for an
   * error) and one more for every 20 words.
   */
  life?: number | null | undefined;
  /** True by default. */
  closable?: boolean | undefined;
  /** The stack it belongs to, where a page has several. */
  group?: string | undefined;
  /** The same id again replaces the toast in its place and restarts its life. */
  id?: string | undefined;
};

/** With all defaults filled in. */
export type Toast = {
  id: string;
  severity: ToastSeverity;
  summary: string;
  detail: string | null;
  life: number | null;
  closable: boolean;
  group: string | null;
  /** Grows with each showing: higher for a toast that was replaced. */
  turn: number;
};

const second = 1000;
const wordsPerSecond = 20;

/** How long a reader needs, in milliseconds. */
export function readingLife({ severity, summary, detail = '' }: ToastInput): number {
  const words = `${summary} ${detail}`.split(/\s+/).filter(Boolean).length;
  return ((severity === 'error' ? 10 : 5) + Math.floor(words / wordsPerSecond)) * second;
}

const getLife = (input: ToastInput): number | null => {
  if (input.life === null || input.life === Number.POSITIVE_INFINITY) return null;
  return input.life !== undefined && input.life > 0 ? input.life : readingLife(input);
};

export const toToast = (input: ToastInput, turn: number): Toast => ({
  id: input.id ?? `toast-${turn}`,
  severity: input.severity,
  summary: input.summary,
  detail: input.detail ?? null,
  life: getLife(input),
  closable: input.closable ?? true,
  group: input.group ?? null,
  turn,
});
