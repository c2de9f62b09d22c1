import {
  type GenericSchema,
  type InferOutput,
  array,
  boolean,
  nullable,
  nullish,
  object,
  picklist,
  string,
} from 'valibot';
import { timestampSchema } from '../http/field.schema.ts';
import { userCardSchema } from './user-card.schema.ts';

/** `NONE`: never asked. `ASKED`: the author has not answered. `PUBLIC`: both agree. `DECLINED`: the author does not want it. */
export const portfolioStates = ['NONE', 'ASKED', 'PUBLIC', 'DECLINED'] as const;

/** An approved proof, and both sides of its deal. */
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

const portfolioItemShape = object({
  ...pieceSchema.entries,
  /** Null for a private job. */
  jobTitle: nullable(string()),
  text: nullish(string(), null),
  pictures: array(object({ fileId: string(), mime: string(), url: string() })),
});
export interface PortfolioItem extends InferOutput<typeof portfolioItemShape> {}
/** Public: picture URLs that work as long as both agree, and text without contact details. */
export const portfolioItemSchema: GenericSchema<unknown, PortfolioItem> = portfolioItemShape;

const portfolioPieceShape = object({
  ...pieceSchema.entries,
  state: picklist(portfolioStates),
  /** The author can still be asked. */
  canAsk: boolean(),
});
export interface PortfolioPiece extends InferOutput<typeof portfolioPieceShape> {}
/** The same for the two sides of its deal. */
export const portfolioPieceSchema: GenericSchema<unknown, PortfolioPiece> = portfolioPieceShape;
