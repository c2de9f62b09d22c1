import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { backWithin } from '../keo-server.ts';
import type { Account, Api } from './api.model.ts';
import type { Person } from './person.model.ts';

/** Chat through the API, where no screen is tested. */
export const createChatModel = (api: Pick<Api, 'ask'>) => ({
  /** Opens the room of a deal or an application; returns its id. */
  open: async (account: Account, target: { dealId: string } | { applicationId: string }) =>
    (await api.ask<{ id: string }>(account, 'chat/open-room', target)).id,
  say: (account: Account, roomId: string, text: string) =>
    api.ask(account, 'chat/send-message', { roomId, clientId: randomUUID(), type: 'TEXT', text }),
  /** Texts of the room, in order. */
  async said(account: Account, roomId: string): Promise<string[]> {
    const path = `chat/messages-list?roomId=${roomId}&limit=100`;
    const { list } = await api.ask<{ list: { text: string }[] }>(account, path);
    return list.map(({ text }) => text);
  },
});

/** A user's chat: over a page, or beside a deal. */
export function talkingAs(
  { page, say }: Person,
  where: 'over the page' | 'beside the deal' = 'over the page',
) {
  const sheet =
    where === 'over the page'
      ? page.getByRole('dialog', { name: say('Tin nhắn', 'Messages'), exact: true })
      : page.locator('dialog.keo-sheet[open], .keo-desk');
  const lines = sheet.getByRole('log').getByRole('listitem');
  return {
    sheet,
    lines,
    button: page.locator('.keo-chat-button'),
    /** How many rooms are unread, by the header. */
    seeUnread: (count: number) =>
      expect(page.locator('.keo-chat-button')).toHaveAccessibleName(
        count === 0 ? say('Tin nhắn', 'Messages') : new RegExp(`(^|\\D)${count}(\\D|$)`),
      ),
    write: async (text: string) => {
      await sheet.getByRole('textbox', { name: say('Viết tin nhắn', 'Write a message') }).fill(text);
      await sheet.getByRole('button', { name: say('Gửi', 'Send'), exact: true }).click();
    },
    /** Presses an action of a message. */
    act: async (text: string, deed: string) => {
      const line = lines.filter({ hasText: text });
      await line
        .getByRole('button', { name: say('Thao tác với tin này', 'What to do with this message') })
        .click();
      await line.getByRole('button', { name: deed, exact: true }).click();
    },
    /** Expects these texts, in order; names and states are left out. */
    seeSaid: (...texts: string[]) =>
      expect
        .poll(() => lines.locator('.keo-bubble__words').allTextContents(), { timeout: backWithin })
        .toEqual(texts),
    seeState: (text: string, state: 'sent' | 'seen' | 'failed') =>
      expect(lines.filter({ hasText: text })).toHaveAttribute('data-state', state),
  };
}
