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
import type { Unit } from '../../platform/database/unit-of-work.ts';
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

type Needs = Pick<Platform, 'db' | 'transact' | 'clock' | 'limits'> & {
  users: Pick<UsersService, 'byId' | 'loadCards'>;
  profiles: Pick<Profiles, 'refuseBlockedReader'>;
  files: Pick<Files, 'stored' | 'read'>;
  deals: Pick<DealsService, 'lockOwn'>;
  history: Pick<DealHistory, 'write'>;
};

const isOpen = ({ endedAt }: repository.PieceRow, now: Date) =>
  endedAt !== null && +now < +endedAt + dealLimits.noteHours * hour;

const loadCards = ({ db, users }: Pick<Needs, 'db' | 'users'>, rows: readonly repository.PieceRow[]) =>
  users.loadCards(
    db,
    rows.flatMap(({ authorId, workerId }) => [authorId, workerId]),
  );

/** Contacts are hidden: everybody reads it. */
function toItem(
  row: repository.PieceRow,
  getCard: (id: string) => UserCard,
  pictures: ReadonlyMap<string, StoredFile>,
): PortfolioItem {
  const text = getApproved(row).flatMap((piece) => piece.text ?? [])[0];
  return {
    ...toPiece(row, getCard),
    title: hideContacts(row.condition.title),
    // That of a private job is for its two sides.
    jobTitle: row.publishedAt === null ? null : row.jobTitle,
    text: text === undefined ? null : hideContacts(text),
    pictures: getFileIds(row).flatMap((fileId) => {
      const mime = pictures.get(fileId)?.mime;
      const url = `${apiBase}/portfolio/portfolio-file/${row.proofId}/${fileId}`;
      return mime === undefined ? [] : [{ fileId, mime, url }];
    }),
  };
}

async function listPublic(needs: Needs, userId: string, readerId: string | null): Promise<PortfolioItem[]> {
  const { db, users, profiles, files } = needs;
  await users.byId(db, userId);
  await profiles.refuseBlockedReader(userId, readerId);
  const rows = await repository.listPublic(db, userId);
  const getCard = await loadCards(needs, rows);
  const stored = await files.stored(db, rows.flatMap(getFileIds));
  const pictures = new Map(stored.filter(isPicture).map((file) => [file.id, file]));
  return rows.map((row) => toItem(row, getCard, pictures));
}

async function toOwnPieces(needs: Needs, rows: readonly repository.PieceRow[]): Promise<PortfolioPiece[]> {
  const getCard = await loadCards(needs, rows);
  const now = needs.clock.now();
  return rows.map((row) => ({
    ...toPiece(row, getCard),
    state: row.state ?? 'NONE',
    canAsk: isOpen(row, now),
  }));
}

async function openFile({ db, files }: Needs, proofId: string, fileId: string): Promise<StoredAnswer> {
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
}

async function findOwnPiece({ db }: Needs, userId: string, proofId: string): Promise<repository.PieceRow> {
  const piece = await repository.findPiece(db, proofId);
  if (piece?.workerId !== userId) throw notFound();
  return piece;
}

async function requestConsent(needs: Needs, unit: Unit, { proofId, dealId, workerId }: repository.PieceRow) {
  const { clock, users, deals, history } = needs;
  const { row: deal, job } = await deals.lockOwn(unit, workerId, { dealId });
  const piece = await repository.findPiece(unit.db, proofId);
  const isDone = piece?.proofState === 'APPROVED' && deal.state === 'COMPLETED';
  if (!piece || !isDone || piece.state === 'DECLINED') throw new RefusalError('NOT_ALLOWED', 'notAllowedNow');
  if (piece.state !== null) return;
  await refuseBlocked(unit.db, workerId, deal.authorId);
  if (!isOpen(piece, clock.now())) throw afterEnd('portfolio.closed');
  const item = { proofId, workerId, authorId: deal.authorId, requestedAt: clock.now() };
  await repository.insertRequested(unit.db, item);
  const { settings } = await users.byId(unit.db, deal.authorId);
  const text = say(settings.locale, 'portfolio.ask', { title: piece.condition.title });
  const about = { job, deal, proof: null, actorId: workerId, text, fileIds: [] };
  await history.write(unit, [{ code: 'ACTION_REQUIRED', to: 'author', reason: 'NOTE_NEEDS_ANSWER' }], about);
}

export function createPortfolio(needs: Needs): Portfolio {
  const { db, transact, clock, limits } = needs;
  return {
    list: async (userId, readerId) => ({ list: await listPublic(needs, userId, readerId) }),

    mine: async (userId) => ({
      own: await toOwnPieces(needs, await repository.listOwn(db, userId)),
      requests: await toOwnPieces(needs, await repository.listRequested(db, userId)),
    }),

    openFile: (proofId, fileId) => openFile(needs, proofId, fileId),

    async ask(userId, proofId) {
      const known = await findOwnPiece(needs, userId, proofId);
      if (known.state === null) await limits.take('portfolioAsks', getPair(known));
      await transact((unit) => requestConsent(needs, unit, known));
    },

    async answer(userId, proofId, agree) {
      const answer = { state: agree ? ('PUBLIC' as const) : ('DECLINED' as const), answeredAt: clock.now() };
      if (!(await repository.setAnswer(db, { proofId, authorId: userId }, answer))) throw notFound();
    },

    async remove(userId, proofId) {
      const known = await findOwnPiece(needs, userId, proofId);
      if (known.state !== null) await limits.take('portfolioRemovals', getPair(known));
      await repository.deleteItem(db, proofId);
    },
  };
}
