import type { ListedDeal } from '@keo/core/contract';

export const dealSearch = ({ id, myRole }: ListedDeal) => ({ as: myRole, deal: id });
