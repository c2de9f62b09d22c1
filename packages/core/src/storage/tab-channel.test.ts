import { describe, expect, it, vi } from 'vitest';
import type { TabMessage } from '../ports/ports.ts';
import { createPausableTabs, createStorageTabChannel, createTabChannel } from './tab-channel.ts';

const rotated: TabMessage = { type: 'auth.rotated' };

function createBrowser() {
  const tabs: { target: EventTarget; listening: number }[] = [];
  return () => {
    const tab = { target: new EventTarget(), listening: 0 };
    tabs.push(tab);
    const tell = (key: string, newValue: string | null) => {
      for (const other of tabs) {
        if (other !== tab) other.target.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
      }
    };
    const localStorage = {
      setItem: (key: string, value: string) => tell(key, value),
      removeItem: (key: string) => tell(key, null),
    };
    const page = {
      localStorage,
      addEventListener(name: string, listener: EventListener) {
        tab.listening += 1;
        tab.target.addEventListener(name, listener);
      },
      removeEventListener(name: string, listener: EventListener) {
        tab.listening -= 1;
        tab.target.removeEventListener(name, listener);
      },
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts of a window that are used
    return { tab, tell, channel: createStorageTabChannel('keo', page as unknown as Window) };
  };
}

describe('tabs over a BroadcastChannel', () => {
  it('hear each other and not themselves, and keep nothing open when nobody listens', async () => {
    const opened: BroadcastChannel[] = [];
    const closed: BroadcastChannel[] = [];
    class Counted extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        opened.push(this);
      }
      override close() {
        closed.push(this);
        super.close();
      }
    }
    const [one, two] = [createTabChannel('keo-test', Counted), createTabChannel('keo-test', Counted)];
    expect(opened).toHaveLength(0);
    const heard: string[] = [];
    const stops = [
      one.subscribe(({ type }) => heard.push(`one ${type}`)),
      two.subscribe(({ type }) => heard.push(`two ${type}`)),
    ];
    one.post(rotated);
    const stranger = new Counted('keo-test');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window, its own origin alone
    stranger.postMessage('no message of ours');
    two.post({ type: 'auth.signedOut' });
    await vi.waitFor(() => expect(heard.toSorted()).toEqual(['one auth.signedOut', 'two auth.rotated']));
    stranger.close();
    for (const stop of stops) stop();
    expect(closed).toHaveLength(opened.length);
  });
});

describe('tabs over storage events', () => {
  it('hear each other, skip what is none of ours, and stop with the last listener', () => {
    const open = createBrowser();
    const [one, two] = [open(), open()];
    const heard: TabMessage[] = [];
    const stop = two.channel.subscribe((message) => heard.push(message));
    one.channel.post(rotated);
    one.tell('keo', '{broken');
    one.tell('keo', '"text"');
    one.tell('other', JSON.stringify(rotated));
    expect(heard).toEqual([rotated]);
    stop();
    expect(two.tab.listening).toBe(0);
    one.channel.post(rotated);
    expect(heard).toHaveLength(1);
  });
});

describe('a pausable channel', () => {
  it('holds the channel below only between resume and pause', () => {
    const below = new Set<(message: TabMessage) => void>();
    const tabs = createPausableTabs({
      post: () => {},
      subscribe(listener) {
        below.add(listener);
        return () => void below.delete(listener);
      },
      close: () => {},
    });
    const heard: TabMessage[] = [];
    tabs.subscribe((message) => heard.push(message));
    expect(below.size).toBe(0);
    tabs.resume();
    tabs.resume();
    expect(below.size).toBe(1);
    for (const tell of below) tell(rotated);
    tabs.pause();
    expect(below.size).toBe(0);
    expect(heard).toEqual([rotated]);
  });
});
