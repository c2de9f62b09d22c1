import type { ListedDeal } from '@keo/core/contract';

/** Search parameters that open a deal on its reader's side. */
export const dealSearch = ({ id, myRole }: ListedDeal) =>
  myRole === 'author' ? { as: 'author', deal: id } : { deal: id };
