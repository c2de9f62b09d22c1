import { type InferOutput, array, boolean, nullish, object, picklist, string } from 'valibot';
import { timestampSchema } from '../http/field.schema.ts';
import { userCardSchema } from '../users/user-card.schema.ts';

/** `NONE`: never asked. `ASKED`: the author has not answered. `PUBLIC`: both agree. `DECLINED`: the author does not want it. */
export const portfolioStates = ['NONE', 'ASKED', 'PUBLIC', 'DECLINED'] as const;

/** An approved proof, and the two whose deal it is of. */
const pieceSchema = object({
  proofId: string(),
  dealId: string(),
  title: string(),
  jobTitle: string(),
  categorySlug: string(),
  author: userCardSchema,
  worker: userCardSchema,
  approvedAt: timestampSchema,
});

/** What both made public: its pictures, each with an address that works as long as both agree, and its words without contacts. */
export const portfolioItemSchema = object({
  ...pieceSchema.entries,
  text: nullish(string(), null),
  pictures: array(object({ fileId: string(), mime: string(), url: string() })),
});
export type PortfolioItem = InferOutput<typeof portfolioItemSchema>;

/** The same as the two of its deal see it. */
export const portfolioPieceSchema = object({
  ...pieceSchema.entries,
  state: picklist(portfolioStates),
  /** It is not too late to ask the author. */
  canAsk: boolean(),
});
export type PortfolioPiece = InferOutput<typeof portfolioPieceSchema>;
