// oxlint-disable-next-line typescript/unbound-method -- both are called with their target below
const { addEventListener: listen, removeEventListener: unlisten } = EventTarget.prototype;

const isLasting = (target: unknown) =>
  target === window ||
  target === document ||
  target === document.documentElement ||
  target === document.body ||
  target instanceof MediaQueryList ||
  ('cookieStore' in window && target === window.cookieStore);

const ids = new WeakMap<object, number>();
let made = 0;
const idOf = (thing: object) => {
  const id = ids.get(thing) ?? ++made;
  ids.set(thing, id);
  return id;
};

const nameOf = (target: object, type: string, listener: unknown, options: unknown) => {
  const capture = typeof options === 'object' && options ? Reflect.get(options, 'capture') : options;
  return [idOf(target), type, idOf(Object(listener)), capture === true].join(' ');
};

/** Counts the listeners on what outlives an element, from now until `stop`. */
function countListeners() {
  const listeners = new Set<string>();
  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    if (isLasting(this)) {
      const name = nameOf(this, type, listener, options);
      listeners.add(name);
      const signal = typeof options === 'object' ? options.signal : undefined;
      if (signal) listen.call(signal, 'abort', () => listeners.delete(name));
    }
    listen.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    listeners.delete(nameOf(this, type, listener, options));
    unlisten.call(this, type, listener, options);
  };
  return {
    left: () => [...listeners],
    stop: () =>
      Object.assign(EventTarget.prototype, { addEventListener: listen, removeEventListener: unlisten }),
  };
}

/** Counts the timers that wait, and what waits for an idle moment, from now until `stop`. */
function countTimers() {
  const timers = new Set<number>();
  const idle = new Set<number>();
  const own = {
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    setInterval: window.setInterval.bind(window),
    clearInterval: window.clearInterval.bind(window),
    requestIdleCallback: window.requestIdleCallback.bind(window),
    cancelIdleCallback: window.cancelIdleCallback.bind(window),
  };
  Object.assign(window, {
    setTimeout(run: () => void, ms?: number) {
      const id = own.setTimeout(() => {
        timers.delete(id);
        run();
      }, ms);
      timers.add(id);
      return id;
    },
    clearTimeout(id: number) {
      timers.delete(id);
      own.clearTimeout(id);
    },
    setInterval(run: () => void, ms?: number) {
      const id = own.setInterval(run, ms);
      timers.add(id);
      return id;
    },
    clearInterval(id: number) {
      timers.delete(id);
      own.clearInterval(id);
    },
  });
  Object.assign(window, {
    requestIdleCallback(run: IdleRequestCallback, options?: IdleRequestOptions) {
      const id = own.requestIdleCallback((deadline) => {
        idle.delete(id);
        run(deadline);
      }, options);
      idle.add(id);
      return id;
    },
    cancelIdleCallback(id: number) {
      idle.delete(id);
      own.cancelIdleCallback(id);
    },
  });
  return { left: () => timers.size + idle.size, stop: () => Object.assign(window, own) };
}

/** What the page holds from now on: listeners on what outlives an element, and timers. */
export function countHoldings() {
  const listeners = countListeners();
  const timers = countTimers();
  return {
    listeners: listeners.left,
    timers: timers.left,
    stop() {
      listeners.stop();
      timers.stop();
    },
  };
}
