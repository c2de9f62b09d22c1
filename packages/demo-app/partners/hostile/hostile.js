/* oxlint-disable no-extend-native -- to be in the way is what this page is for */
// What old libraries did to the page they were in.
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

// Keys that the page hears before anybody else, wherever they are pressed; its own ones go no further.
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

// Nobody may mend any of it.
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

// A second copy of Keo under the address of its version, files and all, for pages that find the names taken.
const names = ['keo-notifications', 'keo-wallet', 'keo-toaster'];
void Promise.all(names.map((name) => customElements.whenDefined(name)))
  .then(() => fetch('/embed/v1/integrity.json'))
  .then((answer) => answer.text())
  .then((text) => (text === '' ? null : import(`/embed/${JSON.parse(text).version}/keo.js`)));
