import { expect, vi } from 'vitest';
import './define.ts';
import type { KeoEventName } from './embed-events.ts';
import { openFakeSite } from './fake-site.ts';

export const apiBase = '/au/api';

export function openPage() {
  const site = openFakeSite();
  const place = document.createElement('main');
  document.body.append(place);
  return {
    ...site,
    place,
    add<Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] {
      const element = document.createElement(tag);
      Object.assign(element, { apiBase, fetchToken: site.fetchToken });
      place.append(element);
      return element;
    },
    close() {
      place.remove();
      site.close();
    },
  };
}

export type Page = ReturnType<typeof openPage>;

export const getBell = (element: Element) => element.shadowRoot?.querySelector('button.keo-bell') ?? null;

export const getLabel = (element: Element) => getBell(element)?.getAttribute('aria-label');

export const hasCount = async (element: Element, count: number) =>
  vi.waitFor(() => expect(getLabel(element)).toMatch(new RegExp(`\\b${count} (chưa đọc|unread)`)));

export const getItem = (element: Element) =>
  element.shadowRoot?.querySelector<HTMLAnchorElement>('[data-keo-item]') ?? null;

export const hasItems = async (element: Element) => vi.waitFor(() => expect(getItem(element)).not.toBeNull());

export const recordEvents = (name: KeoEventName) => {
  const heard: unknown[] = [];
  document.body.addEventListener(name, ({ detail }) => void heard.push(detail));
  return heard;
};
