import { describe, expect, it, vi } from 'vitest';
import { loadPageFile } from './load-page-file.ts';

const lostTimes = (times: number) => {
  let left = times;
  return async () => {
    if (left-- > 0) throw new Error('lost');
    return 'the file';
  };
};

describe("a page's chunk", () => {
  it('is retried once', async () => {
    const reload = vi.fn<() => Promise<boolean>>();
    expect(await loadPageFile(lostTimes(1), reload)).toBe('the file');
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the page if the retry fails, and stays pending until then', async () => {
    const reload = vi.fn<() => Promise<boolean>>(async () => true);
    const ended = vi.fn<() => void>();
    void loadPageFile(lostTimes(2), reload).then(ended, ended);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(ended).not.toHaveBeenCalled();
  });

  it('rejects with its own message if a reload would not help', async () => {
    for (const [answers, kind] of [
      [true, 'generic'],
      [false, 'offline'],
    ] as const) {
      const outcome = loadPageFile(
        lostTimes(2),
        async () => false,
        async () => answers,
      );
      await expect(outcome).rejects.toMatchObject({ message: 'The page could not be loaded.', kind });
    }
  });
});
