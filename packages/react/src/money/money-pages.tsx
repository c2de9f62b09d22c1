import { Pagination } from '../ui/pagination.tsx';
import { useMoneyTexts } from './use-money-texts.ts';

export function MoneyPages(props: { page: number; pageCount: number; onPageChange: (page: number) => void }) {
  const t = useMoneyTexts();
  return (
    <Pagination
      {...props}
      labels={{
        nav: t('money.pages'),
        previous: t('money.previous'),
        next: t('money.next'),
        page: (page, total) => t('money.page', { page, total }),
      }}
    />
  );
}
