import { expect } from 'storybook/test';

/** In pixels: an enlarged hit area reaches this far over its box at most. */
const hitArea = 8;
/** In characters. */
const shortLabel = 10;

const scrollsByHitArea = (element: Element) => {
  const over = element.scrollWidth - element.clientWidth;
  return over > 0 && over <= hitArea && /auto|scroll/.test(getComputedStyle(element).overflowX);
};

const breaksShortLabel = (button: Element) => {
  if (!button.matches('.keo-button') || (button.textContent ?? '').trim().length > shortLabel) return false;
  const words = document.createRange();
  words.selectNodeContents(button);
  const lines = [...words.getClientRects()].filter(({ width }) => width > 0);
  return lines.some(({ top }) => lines.some(({ bottom }) => bottom <= top));
};

const getName = ({ localName, className, textContent }: Element) =>
  `${localName}.${className}: ${(textContent ?? '').slice(0, 40)}`;

/** No box scrolls sideways because of a hit area, and no button breaks two words in two. */
export async function checkLayout(): Promise<void> {
  const all = [...document.querySelectorAll('body *')];
  await expect(all.filter(scrollsByHitArea).map(getName)).toEqual([]);
  await expect(all.filter(breaksShortLabel).map(getName)).toEqual([]);
}
