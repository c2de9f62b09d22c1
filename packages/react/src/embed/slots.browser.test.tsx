import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Page, getBell, hasCount, hasItems, openPage } from './test-page.ts';

let page: Page;
beforeEach(() => {
  page = openPage();
});
afterEach(() => page.close());

const tags = ['keo-notifications', 'keo-notification-list', 'keo-wallet'] as const;
type Tag = (typeof tags)[number];

function withNote(tag: Tag, slot: string) {
  const element = page.add(tag);
  const note = document.createElement('p');
  note.slot = slot;
  note.textContent = 'Của trang';
  element.append(note);
  return { element, note };
}

const isDrawn = (note: Element) => note.assignedSlot !== null && note.getBoundingClientRect().height > 0;

it.each(tags.flatMap((tag) => ['header', 'footer'].map((slot) => [tag, slot] as const)))(
  'a <%s> has what the page gives its %s beside what is its own',
  async (tag, slot) => {
    const { element, note } = withNote(tag, slot);
    if ('open' in element) element.open = true;
    await vi.waitFor(() => expect(isDrawn(note)).toBe(true));
    const own = element.shadowRoot?.querySelector('.keo-panel, .keo-wallet, .keo-card');
    const isAbove = note.getBoundingClientRect().bottom <= (own?.getBoundingClientRect().top ?? 0) + 1;
    expect(isAbove).toBe(slot === 'header');
    note.remove();
    if (tag !== 'keo-wallet') await hasItems(element);
  },
);

it("a slotted icon replaces the bell's, also in the placeholder", async () => {
  const { element, note } = withNote('keo-notifications', 'icon');
  const drawing = () => element.shadowRoot?.querySelector('svg')?.getBoundingClientRect().width;
  await vi.waitFor(() => expect(isDrawn(note)).toBe(true));
  await hasCount(element, page.server.unread('minhanh'));
  expect(note.assignedSlot?.parentElement).toBe(getBell(element));
  expect(drawing()).toBe(0);
  note.remove();
  expect(drawing()).toBe(20);
});
