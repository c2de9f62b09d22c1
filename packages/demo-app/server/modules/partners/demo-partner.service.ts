import type { EmbedToken } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import { RefusalError } from '../../platform/http/refusal.ts';
import type { EmbedTokens } from './embed-tokens.service.ts';
import type { Links } from './links.service.ts';
import type { Partners } from './partners.service.ts';

const name = 'Sổ Tay Thợ (trang mẫu)';

/** Backend of the sample sites: in the sandbox every user is linked to this partner. */
export function createDemoPartner(
  needs: Pick<Platform, 'db' | 'transact' | 'publicUrl'> & {
    partners: Partners;
    links: Links;
    tokens: EmbedTokens;
    findPerson: (username: string) => Promise<string | null>;
  },
) {
  const { db, transact, publicUrl } = needs;

  const { partners, links, tokens, findPerson } = needs;
  let becoming: Promise<string> | undefined;

  async function become(): Promise<string> {
    const live = (await partners.list(db)).find((one) => one.name === name && one.revokedAt === null);
    if (live) return live.id;
    const { key, secret } = await transact((unit) =>
      partners.add(unit.db, { name, origins: [new URL(publicUrl).origin] }),
    );
    const id = await partners.by(db, key, secret);
    if (id === null) throw new Error('The sample partner is gone as soon as it was added');
    return id;
  }

  return {
    /** @throws RefusalError NOT_FOUND for an unknown username. */
    async tokenFor(username: string): Promise<EmbedToken> {
      const partnerId = await (becoming ??= become());
      const ask = { user: username, scopes: ['notifications', 'wallet:read'] as const };
      try {
        return await tokens.issue(partnerId, { ...ask, scopes: [...ask.scopes] });
      } catch (error) {
        if (!(error instanceof RefusalError) || error.reason !== 'NOT_FOUND') throw error;
        const userId = await findPerson(username);
        if (userId === null) throw error;
        const { code } = await links.newCode(db, userId);
        await links.link(partnerId, { user: username, code: code.replaceAll('-', '') });
        return tokens.issue(partnerId, { ...ask, scopes: [...ask.scopes] });
      }
    },
  };
}
