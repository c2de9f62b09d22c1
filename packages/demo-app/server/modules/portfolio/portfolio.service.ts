import {
  type EndpointData,
  type PortfolioItem,
  type PortfolioPiece,
  type StoredFile,
  type UserCard,
  dealLimits,
  fileEndings,
  type portfolioEndpoints,
} from '@keo/core/contract';
import { apiBase } from '../../platform/http/endpoint-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { RefusalError, notFound } from '../../platform/http/refusal.ts';
import { afterEnd } from '../market/law/after-end.ts';
import type { StoredAnswer } from '../../platform/http/stored-answer.ts';
import { say } from '../../platform/texts/say.ts';
import { refuseBlocked } from '../blocks/blocks.service.ts';
import { hideContacts } from '../../platform/texts/mask-contacts.ts';
import type { DealHistory } from '../market/deals/deal-history.service.ts';
import type { DealsService } from '../market/deals/deals.service.ts';
import type { Files } from '../uploads/files.service.ts';
import type { Profiles } from '../users/profiles.service.ts';
import type { UsersService } from '../users/users.service.ts';
import * as repository from './portfolio.repository.ts';

type Endpoints = typeof portfolioEndpoints;

export type Portfolio = {
  list(userId: string, readerId: string | null): Promise<EndpointData<Endpoints['portfolioList']>>;
  mine(userId: string): Promise<EndpointData<Endpoints['myPortfolioList']>>;
  openFile(proofId: string, fileId: string): Promise<StoredAnswer>;
  /** @throws RefusalError NOT_ALLOWED where the author refused, EXPIRED where the deal ended too long ago. */
  ask(userId: string, proofId: string): Promise<void>;
  answer(userId: string, proofId: string, agree: boolean): Promise<void>;
  remove(userId: string, proofId: string): Promise<void>;
};

const hour = 3_600_000;

/** The last round is the approved one. */
const getApproved = ({ evidence }: repository.PieceRow) => {
  const last = Math.max(0, ...evidence.map(({ round }) => round));
  return evidence.filter(({ round }) => round === last);
};
const getFileIds = (row: repository.PieceRow) => getApproved(row).flatMap(({ fileId }) => fileId ?? []);
const getPair = ({ workerId, authorId }: repository.PieceRow) => `${workerId}:${authorId}`;
const isPicture = ({ mime }: StoredFile) => mime.startsWith('image/');

const toPiece = (row: repository.PieceRow, getCard: (id: string) => UserCard) => ({
  proofId: row.proofId,
  dealId: row.dealId,
  title: row.condition.title,
  jobTitle: row.jobTitle,
  categorySlug: row.categorySlug,
  author: getCard(row.authorId),
  worker: getCard(row.workerId),
  approvedAt: (row.endedAt ?? row.updatedAt).toISOString(),
});

export function createPortfolio(
  needs: Pick<Platform, 'db' | 'transact' | 'clock' | 'limits'> & {
    users: Pick<UsersService, 'byId' | 'loadCards'>;
    profiles: Pick<Profiles, 'refuseBlockedReader'>;
    files: Pick<Files, 'stored' | 'read'>;
    deals: Pick<DealsService, 'lockOwn'>;
    history: Pick<DealHistory, 'write'>;
  },
): Portfolio {
  const { db, transact, clock, limits } = needs;

  const { users, profiles, files, deals, history } = needs;

  const isOpen = ({ endedAt }: repository.PieceRow) =>
    endedAt !== null && +clock.now() < +endedAt + dealLimits.noteHours * hour;

  const loadCards = (rows: readonly repository.PieceRow[]) =>
    users.loadCards(
      db,
      rows.flatMap(({ authorId, workerId }) => [authorId, workerId]),
    );

  async function ownPieces(rows: readonly repository.PieceRow[]): Promise<PortfolioPiece[]> {
    const getCard = await loadCards(rows);
    return rows.map((row) => ({ ...toPiece(row, getCard), state: row.state ?? 'NONE', canAsk: isOpen(row) }));
  }

  async function ownPiece(userId: string, proofId: string): Promise<repository.PieceRow> {
    const piece = await repository.findPiece(db, proofId);
    if (piece?.workerId !== userId) throw notFound();
    return piece;
  }

  return {
    async list(userId, readerId) {
      await users.byId(db, userId);
      await profiles.refuseBlockedReader(userId, readerId);
      const rows = await repository.listPublic(db, userId);
      const getCard = await loadCards(rows);
      const stored = await files.stored(db, rows.flatMap(getFileIds));
      const pictures = new Map(stored.filter(isPicture).map((file) => [file.id, file]));
      const list = rows.map((row): PortfolioItem => {
        const text = getApproved(row).flatMap((piece) => piece.text ?? [])[0];
        return {
          ...toPiece(row, getCard),
          title: hideContacts(row.condition.title),
          text: text === undefined ? null : hideContacts(text),
          pictures: getFileIds(row).flatMap((fileId) => {
            const mime = pictures.get(fileId)?.mime;
            const url = `${apiBase}/portfolio/portfolio-file/${row.proofId}/${fileId}`;
            return mime === undefined ? [] : [{ fileId, mime, url }];
          }),
        };
      });
      return { list };
    },

    async mine(userId) {
      return {
        own: await ownPieces(await repository.listOwn(db, userId)),
        requests: await ownPieces(await repository.listRequested(db, userId)),
      };
    },

    async openFile(proofId, fileId) {
      const row = await repository.findPiece(db, proofId);
      if (row?.state !== 'PUBLIC' || !getFileIds(row).includes(fileId)) throw notFound();
      const [file] = (await files.stored(db, [fileId])).filter(isPicture);
      if (!file) throw notFound();
      const ending = Object.entries(fileEndings).find(([mime]) => mime === file.mime)?.[1];
      return {
        // The worker's file name may be private.
        name: `keo.${ending}`,
        mime: file.mime,
        size: file.size,
        read: (range) => files.read(fileId, range),
      };
    },

    async ask(userId, proofId) {
      const known = await ownPiece(userId, proofId);
      if (known.state === null) await limits.take('portfolioAsks', getPair(known));
      await transact(async (unit) => {
        const { row: deal, job } = await deals.lockOwn(unit, userId, { dealId: known.dealId });
        const piece = await repository.findPiece(unit.db, proofId);
        const isDone = piece?.proofState === 'APPROVED' && deal.state === 'COMPLETED';
        if (!piece || !isDone || piece.state === 'DECLINED')
          throw new RefusalError('NOT_ALLOWED', 'notAllowedNow');
        if (piece.state !== null) return;
        await refuseBlocked(unit.db, userId, deal.authorId);
        if (!isOpen(piece)) throw afterEnd('portfolio.closed');
        const item = { proofId, workerId: userId, authorId: deal.authorId, requestedAt: clock.now() };
        await repository.insertRequested(unit.db, item);
        const { settings } = await users.byId(unit.db, deal.authorId);
        const text = say(settings.locale, 'portfolio.ask', { title: piece.condition.title });
        await history.write(unit, [{ code: 'ACTION_REQUIRED', to: 'author', reason: 'NOTE_NEEDS_ANSWER' }], {
          job,
          deal,
          proof: null,
          actorId: userId,
          text,
          fileIds: [],
        });
      });
    },

    async answer(userId, proofId, agree) {
      const answer = { state: agree ? ('PUBLIC' as const) : ('DECLINED' as const), answeredAt: clock.now() };
      if (!(await repository.setAnswer(db, { proofId, authorId: userId }, answer))) throw notFound();
    },

    async remove(userId, proofId) {
      const known = await ownPiece(userId, proofId);
      if (known.state !== null) await limits.take('portfolioRemovals', getPair(known));
      await repository.deleteItem(db, proofId);
    },
  };
}
