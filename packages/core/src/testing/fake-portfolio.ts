import * as portfolio from '../users/portfolio.endpoints.ts';
import type { PortfolioPiece } from '../users/portfolio.schema.ts';
import { type Account, getCard } from './fake-accounts.ts';
import { FakeRefusal, type Route, open, own } from './fake-routes.ts';

const picture = {
  fileId: 'f_shown',
  mime: 'image/gif',
  url: 'data:image/gif;base64,R0lGODlhAgABAIAAANgeLP/bwywAAAAAAgABAAACAkQKADs=',
};

export type OpenFakePortfolio = typeof fakePortfolio;

/** Approved proofs, and whether both sides agree to show them. */
export function fakePortfolio(state: { now: () => string }) {
  const pieces: PortfolioPiece[] = [];
  const find = (proofId: string): PortfolioPiece => {
    const piece = pieces.find((one) => one.proofId === proofId);
    if (!piece) throw new FakeRefusal('NOT_FOUND', 'Không tìm thấy nội dung này.');
    return piece;
  };
  const set = (proofId: string, to: PortfolioPiece['state']): null => {
    find(proofId).state = to;
    return null;
  };
  const routes: Route[] = [
    open(portfolio.portfolioList, ({ userId }) => ({
      list: pieces
        .filter((piece) => piece.state === 'PUBLIC' && piece.worker.id === userId)
        .map((piece) => ({ ...piece, text: 'Ba hướng logo và bảng màu.', pictures: [picture] })),
    })),
    own(portfolio.myPortfolioList, (_input, { user }) => ({
      own: pieces.filter(({ worker }) => worker.id === user.id),
      requests: pieces.filter(
        (piece) => piece.author.id === user.id && ['ASKED', 'PUBLIC'].includes(piece.state),
      ),
    })),
    own(portfolio.askPortfolio, ({ proofId }) => set(proofId, 'ASKED')),
    own(portfolio.answerPortfolio, ({ proofId, agree }) => set(proofId, agree ? 'PUBLIC' : 'DECLINED')),
    own(portfolio.removePortfolio, ({ proofId }) => set(proofId, 'NONE')),
  ];
  return {
    routes,
    add(author: Account, worker: Account, piece: Partial<PortfolioPiece>): void {
      pieces.push({
        proofId: `pf_${pieces.length + 1}`,
        dealId: 'd1',
        title: 'Bộ logo',
        jobTitle: 'Thiết kế bộ nhận diện',
        categorySlug: 'thiet-ke',
        author: getCard(author),
        worker: getCard(worker),
        approvedAt: state.now(),
        state: 'NONE',
        canAsk: true,
        ...piece,
      });
    },
  };
}
