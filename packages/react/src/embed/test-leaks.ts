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
const getId = (thing: object) => {
  const id = ids.get(thing) ?? ++made;
  ids.set(thing, id);
  return id;
};

const getName = (target: object, type: string, listener: unknown, options: unknown) => {
  const capture = typeof options === 'object' && options ? Reflect.get(options, 'capture') : options;
  return [getId(target), type, getId(Object(listener)), capture === true].join(' ');
};

function countListeners() {
  const listeners = new Set<string>();
  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    if (isLasting(this)) {
      const name = getName(this, type, listener, options);
      listeners.add(name);
      const signal = typeof options === 'object' ? options.signal : undefined;
      if (signal) listen.call(signal, 'abort', () => listeners.delete(name));
    }
    listen.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    listeners.delete(getName(this, type, listener, options));
    unlisten.call(this, type, listener, options);
  };
  return {
    left: () => [...listeners],
    stop: () =>
      Object.assign(EventTarget.prototype, { addEventListener: listen, removeEventListener: unlisten }),
  };
}

function countTimers() {
  const timers = new Set<number>();
  const frames = new Set<number>();
  const idle = new Set<number>();
  const tasks = new Set<SchedulerPostTaskCallback>();
  const postTask = scheduler.postTask.bind(scheduler);
  scheduler.postTask = async (run, options) => {
    tasks.add(run);
    options?.signal?.addEventListener('abort', () => tasks.delete(run));
    return postTask(() => {
      tasks.delete(run);
      return run();
    }, options);
  };
  const own = {
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    setInterval: window.setInterval.bind(window),
    clearInterval: window.clearInterval.bind(window),
    requestAnimationFrame: window.requestAnimationFrame.bind(window),
    cancelAnimationFrame: window.cancelAnimationFrame.bind(window),
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
    requestAnimationFrame(run: FrameRequestCallback) {
      const id = own.requestAnimationFrame((time) => {
        frames.delete(id);
        run(time);
      });
      frames.add(id);
      return id;
    },
    cancelAnimationFrame(id: number) {
      frames.delete(id);
      own.cancelAnimationFrame(id);
    },
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
  return {
    left: () => ({ timers: timers.size, frames: frames.size, tasks: tasks.size, idle: idle.size }),
    stop() {
      Object.assign(window, own);
      Reflect.deleteProperty(scheduler, 'postTask');
    },
  };
}

function countObserved() {
  const observed = new Set<string>();
  const note = (observer: object, target: object) => observed.add(`${getId(observer)} ${getId(target)}`);
  const forget = (observer: object, target: object) => observed.delete(`${getId(observer)} ${getId(target)}`);
  const forgetAll = (observer: object) => {
    for (const pair of observed) if (pair.startsWith(`${getId(observer)} `)) observed.delete(pair);
  };
  const before = { observe: note, unobserve: forget, disconnect: forgetAll };
  const kinds: object[] = [MutationObserver, ResizeObserver, IntersectionObserver].map(
    (kind) => kind.prototype,
  );
  const own = kinds.map((kind) => Object.getOwnPropertyDescriptors(kind));
  for (const kind of kinds)
    for (const [name, noteCall] of Object.entries(before)) {
      const call: unknown = Reflect.get(kind, name);
      if (typeof call !== 'function') continue;
      Reflect.set(kind, name, function counted(this: object, target: object, options?: object) {
        noteCall(this, target);
        Reflect.apply(call, this, [target, options]);
      });
    }
  return {
    left: () => observed.size,
    stop: () => kinds.forEach((kind, index) => Object.defineProperties(kind, own[index] ?? {})),
  };
}

const nodes = () => document.querySelectorAll('*').length;

export const noLeaks = { listeners: [], timers: 0, frames: 0, tasks: 0, idle: 0, observed: 0, nodes: 0 };

/** Counts leaks from now on: listeners, timers, frames, observed targets, nodes. */
export function countLeaks() {
  const before = nodes();
  const listeners = countListeners();
  const timers = countTimers();
  const observers = countObserved();
  return {
    left: () => ({
      listeners: listeners.left(),
      ...timers.left(),
      observed: observers.left(),
      nodes: nodes() - before,
    }),
    stop() {
      listeners.stop();
      timers.stop();
      observers.stop();
    },
  };
}
