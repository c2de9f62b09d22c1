import { describe, expect, it, vi } from 'vitest';
import { loadPageFile } from './load-page-file.ts';

const lostTimes = (times: number) => {
  let left = times;
  return async () => {
    if (left-- > 0) throw new Error('lost');
    return 'the file';
  };
};

describe('the file of a page', () => {
  it('comes at the second time where it was lost on its way', async () => {
    const reload = vi.fn<() => Promise<boolean>>();
    expect(await loadPageFile(lostTimes(1), reload)).toBe('the file');
    expect(reload).not.toHaveBeenCalled();
  });

  it('that does not come reloads the page, and is waited for until then', async () => {
    const reload = vi.fn<() => Promise<boolean>>(async () => true);
    const ended = vi.fn<() => void>();
    void loadPageFile(lostTimes(2), reload).then(ended, ended);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(ended).not.toHaveBeenCalled();
  });

  it('that does not come where a reload would be in vain is an error in words of its own', async () => {
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
