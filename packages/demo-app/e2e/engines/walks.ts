/* oxlint-disable unicorn/consistent-function-scoping -- what runs in a page brings all that it needs */
/** What every engine must be able to do. Finds elements by Vietnamese texts. */
import { expect } from '@playwright/test';
import type { Gateway } from './gateway.ts';
import type { Size, Visitor } from './visitor.ts';

const sizes: readonly Size[] = [
  { width: 1280, height: 900 },
  { width: 375, height: 812 },
];
/** In pixels. */
const leastPanel = 200;

/** Faults of what is open above the page, and of the desk: a box of no height, a scroller with a sideways scroll or a Tab stop. */
function faultsOfLayer(): string[] {
  const all: Element[] = [];
  const collect = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      all.push(element);
      if (element.shadowRoot) collect(element.shadowRoot);
    }
  };
  collect(document);
  const least = 60;
  return all
    .filter(
      (element) => element.matches('dialog[open], :popover-open, .keo-desk') && element.textContent !== '',
    )
    .flatMap((layer) => [layer, ...layer.querySelectorAll('*')])
    .flatMap((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      const name = `${element.localName}.${element.className}`;
      const isSquashed =
        (scrolls(overflowY) || element.matches('dialog, [popover]')) &&
        element.scrollHeight > element.clientHeight &&
        element.clientHeight < least;
      const isSideways =
        scrolls(overflowX) && scrolls(overflowY) && element.scrollWidth > element.clientWidth;
      return [
        ...(isSquashed ? [`${name} is ${element.clientHeight} px high`] : []),
        ...(isSideways ? [`${name} scrolls sideways`] : []),
      ];
    });
}

const expectWholeLayer = async (visitor: Visitor) => expect(await visitor.look(faultsOfLayer)).toEqual([]);

/** The height of the open panel, in a shadow root too. */
const heightOfPanel = (): number => {
  const panel =
    document.querySelector('.keo-inbox') ??
    document.querySelector('keo-notifications')?.shadowRoot?.querySelector('.keo-inbox');
  return panel?.getBoundingClientRect().height ?? 0;
};

async function openBell(visitor: Visitor): Promise<void> {
  await visitor.press({ css: '.keo-bell' });
  await visitor.see({ css: '.keo-inbox [data-keo-item]' });
  await expect.poll(() => visitor.look(heightOfPanel)).toBeGreaterThan(leastPanel);
  await expectWholeLayer(visitor);
}

/** Names of boxes, not controls, that Tab reaches in the open panel. */
async function boxesInTabOrder(visitor: Visitor): Promise<string[]> {
  const found: string[] = [];
  for (let presses = 0; presses < 4; presses += 1) {
    await visitor.hitKey('Tab');
    found.push(
      await visitor.look(() => {
        const at = document.activeElement;
        return at?.matches('a, button, input, select, textarea, body, [role]') ? '' : (at?.className ?? '');
      }),
    );
  }
  return found.filter((name) => name !== '');
}

/** As a visitor: the first page of each of the three stories. */
export async function seeFirstPages(visitor: Visitor, origin: string): Promise<void> {
  await visitor.open(`${origin}/about`);
  await visitor.look(() => localStorage.setItem('locale', 'vi'));
  // A student looks for work, a shop signs up, a project is looked at.
  await visitor.open(`${origin}/tasks`);
  await visitor.press({ css: 'main article h3 a, main article h2 a' });
  await visitor.see({ css: 'main h2', text: /^Mô tả công việc$/ });
  await visitor.open(`${origin}/signup`);
  await visitor.see({ css: 'input[name=contact]' });
  await visitor.open(`${origin}/tasks?kind=PROJECT`);
  await visitor.see({ css: 'main article' });
}

export async function signIn(visitor: Visitor, origin: string): Promise<void> {
  await visitor.open(`${origin}/signin?callbackUrl=/dashboard`);
  await visitor.write({ css: 'input[name=username]' }, 'minhanh');
  await visitor.write({ css: 'input[type=password]' }, 'keo-demo-2026');
  await visitor.hitKey('Enter');
  await visitor.see({ css: '.keo-bell' });
}

/** In the product and in an embed, on a desktop and on a phone. */
export async function openBells(visitor: Visitor, origin: string): Promise<void> {
  for (const page of ['/dashboard', '/partners/html/']) {
    await visitor.open(origin + page);
    for (const size of sizes) {
      await visitor.resize(size);
      await openBell(visitor);
      if (page === '/dashboard') expect(await boxesInTabOrder(visitor)).toEqual([]);
      await visitor.hitKey('Escape');
    }
  }
}

export async function chat(visitor: Visitor, origin: string): Promise<void> {
  await visitor.open(`${origin}/dashboard?chat=all`);
  await visitor.press({ css: '.keo-rooms__room' });
  const words = 'Em gui mau roi nhe';
  await visitor.write({ css: 'dialog textarea' }, words);
  await visitor.press({ css: 'dialog button', text: /^Gửi$/ });
  await visitor.see({ css: 'dialog .keo-bubble__words', text: new RegExp(words) });
  await expectWholeLayer(visitor);
  // Of a phone, whose camera it opens.
  const isShown = await visitor.look(() => {
    const camera = document.createElement('button');
    camera.className = 'keo-uploader__camera';
    document.body.append(camera);
    const { display } = getComputedStyle(camera);
    camera.remove();
    return display !== 'none';
  });
  expect(isShown).toBe(await visitor.look(() => matchMedia('(pointer: coarse)').matches));
}

export async function postJob(visitor: Visitor, origin: string): Promise<void> {
  await visitor.open(`${origin}/dashboard/my-jobs?new=1`);
  const next = () => visitor.press({ css: 'dialog button', text: /^Tiếp tục$/ });
  const title = 'Dem khach vao quan tra';
  await visitor.press({ css: 'dialog label', text: /Việc nhanh/ });
  await next();
  await visitor.write({ label: 'Tên việc' }, title);
  await visitor.write({ label: 'Mô tả' }, 'Ngoi o quan mot buoi sang, dem khach vao tung gio va ghi lai.');
  await visitor.press({ css: 'dialog [role=combobox]' });
  await visitor.press({ css: '[role=option]', text: /Nhập liệu/ });
  await expectWholeLayer(visitor);
  await next();
  await visitor.write({ label: 'Tên mục' }, 'Anh trang ghi');
  await next();
  await visitor.write({ label: 'Trả mỗi người' }, '20000');
  await next();
  await visitor.press({ css: 'dialog button:not([disabled])', text: /^Đăng (?:việc|và giữ)/ });
  await visitor.see({ css: 'main article a', text: new RegExp(title) });
}

export async function openDeal(visitor: Visitor, origin: string): Promise<void> {
  await visitor.open(`${origin}/dashboard/my-tasks?as=author`);
  await visitor.press({ css: 'main a[href*="deal="]' });
  await visitor.see({ css: 'dialog[open] h2, .keo-desk h1' });
  await visitor.see({ css: 'dialog[open] [role=tab], .keo-desk [role=log]' });
  await expectWholeLayer(visitor);
}

export async function makeQrCode(visitor: Visitor, origin: string): Promise<void> {
  await visitor.open(`${origin}/dashboard/recharge`);
  await visitor.press({ css: 'main button', text: /^200,000đ$/ });
  await visitor.press({ css: 'main button', text: /^Tạo mã chuyển khoản$/ });
  await visitor.see({ css: 'main .keo-qr' });
}

/** Signed in before. A page's files are lost with the server, and come when it is back; nothing reloads. */
export async function losePage(visitor: Visitor, gateway: Gateway): Promise<void> {
  await visitor.open(`${gateway.origin}/`);
  await visitor.see({ css: 'button.keo-chat-button' });
  await visitor.see({ css: 'footer a[href="/terms"]' });
  await visitor.look(() => document.body.setAttribute('data-was', 'here'));
  gateway.lose(/^\/assets\/.*\.(?:js|css)|build-manifest/);
  await visitor.press({ css: 'footer a[href="/terms"]' });
  await visitor.see({ css: 'h1', text: /^Chưa có kết nối$/ });
  expect(gateway.lost()).toBeGreaterThan(0);
  gateway.restore();
  await visitor.press({ css: 'main button', text: /^Thử lại$/ });
  await visitor.see({ css: 'h1', text: /Điều khoản/ });
  expect(await visitor.look(() => document.body.getAttribute('data-was'))).toBe('here');
}

/** Signs in without the file of the chat: the page lives, and the next page has it. */
export async function losePart(visitor: Visitor, gateway: Gateway): Promise<void> {
  gateway.lose(/^\/assets\/chat-door-/);
  await signIn(visitor, gateway.origin);
  // Asked for, then once more when the server has answered.
  await visitor.see({ css: '[data-lost]' });
  expect(gateway.lost()).toBeGreaterThan(1);
  gateway.restore();
  await visitor.press({ css: 'a[href="/dashboard/wallet"]' });
  await visitor.see({ css: 'button.keo-chat-button' });
}

/** The chunks of an embed are lost one after the other, and come without a reload. */
export async function loseEmbed(visitor: Visitor, gateway: Gateway): Promise<void> {
  gateway.lose(/^\/embed\/.*\/(?:bell|parts)-/);
  await visitor.open(`${gateway.origin}/partners/html/`);
  await expect.poll(() => gateway.lost()).toBeGreaterThan(0);
  gateway.lose(/^\/embed\/.*\/(?:panel-view|parts)-/);
  await visitor.see({ css: 'keo-notifications .keo-bell, .keo-bell' });
  await expect.poll(() => gateway.lost()).toBeGreaterThan(0);
  gateway.restore();
  await openBell(visitor);
}
