/* oxlint-disable no-extend-native -- to be in the way is what this page is for */
// Old libraries extended prototypes.
Object.defineProperty(Array.prototype, 'last', {
  enumerable: true,
  configurable: true,
  get() {
    return this[this.length - 1];
  },
});
Array.prototype.each = Array.prototype.forEach;
Object.defineProperty(Object.prototype, 'extended', { configurable: true, value: () => true });
String.prototype.startsWithNothing = () => true;

// A capturing listener that stops the propagation of the page's own shortcuts.
globalThis.addEventListener(
  'keydown',
  (event) => {
    document.title = `phím: ${event.key}`;
    if (!['j', 'k', '/', '?'].includes(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  { capture: true },
);

// Freezes the intrinsics, so that no script can undo the above.
const intrinsics = [
  Array,
  Object,
  Function,
  Promise,
  Map,
  Set,
  WeakMap,
  WeakSet,
  String,
  Number,
  Boolean,
  Symbol,
];
intrinsics.push(
  BigInt,
  RegExp,
  Date,
  Error,
  TypeError,
  RangeError,
  ArrayBuffer,
  Uint8Array,
  URL,
  EventTarget,
);
for (const intrinsic of [...intrinsics, JSON, Math, Reflect]) {
  Object.freeze(intrinsic.prototype);
  Object.freeze(intrinsic);
}

// A second copy of Keo, by its versioned URL: its tag names are taken.
const names = ['keo-notifications', 'keo-wallet', 'keo-toaster'];
void Promise.all(names.map((name) => customElements.whenDefined(name)))
  .then(() => fetch('/embed/v1/integrity.json'))
  .then((answer) => answer.text())
  .then((text) => (text === '' ? null : import(`/embed/${JSON.parse(text).version}/keo.js`)));
