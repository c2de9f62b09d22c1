import type { ListedDeal } from '@keo/core/contract';

export const dealSearch = ({ id, myRole }: ListedDeal) =>
  myRole === 'author' ? { as: 'author', deal: id } : { deal: id };
