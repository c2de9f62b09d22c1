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

// Keys that the page keeps for itself, wherever they are pressed.
globalThis.addEventListener('keydown', (event) => {
  if (['j', 'k', '/', '?'].includes(event.key)) document.title = `phím tắt: ${event.key}`;
});

// Nobody may mend any of it.
for (const intrinsic of [Array, Array.prototype, Object, Object.prototype, Map.prototype, Promise.prototype])
  Object.freeze(intrinsic);

// A second copy of Keo under the address of its version, files and all: whoever comes later finds the names taken.
void fetch('/embed/v1/integrity.json')
  .then((answer) => answer.text())
  .then((text) => (text === '' ? null : import(`/embed/${JSON.parse(text).version}/keo.js`)));
