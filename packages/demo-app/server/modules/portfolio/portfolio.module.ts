import { portfolioEndpoints } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import type { Portfolio } from './portfolio.service.ts';

export function portfolioModule({ routes }: Platform, portfolio: Portfolio): void {
  routes.servePublic(portfolioEndpoints.portfolioList, ({ userId }, readerId) =>
    portfolio.list(userId, readerId),
  );
  routes.serve(portfolioEndpoints.myPortfolioList, (_input, me) => portfolio.mine(me.userId));
  routes.serveStored(portfolioEndpoints.portfolioFile, ({ proofId, fileId }) =>
    portfolio.openFile(proofId, fileId),
  );
  routes.serve(portfolioEndpoints.askPortfolio, async ({ proofId }, me) => {
    await portfolio.ask(me.userId, proofId);
    return null;
  });
  routes.serve(portfolioEndpoints.answerPortfolio, async ({ proofId, agree }, me) => {
    await portfolio.answer(me.userId, proofId, agree);
    return null;
  });
  routes.serve(portfolioEndpoints.removePortfolio, async ({ proofId }, me) => {
    await portfolio.remove(me.userId, proofId);
    return null;
  });
}
