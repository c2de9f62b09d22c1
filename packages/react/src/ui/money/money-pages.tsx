import { Button } from '../button.tsx';
import { Pagination } from '../pagination.tsx';
import { useMoneyTexts } from './use-money-texts.ts';

type Props = {
  page: number;
  /** Undefined until the first answer, 0 for an empty list: the list says so itself. */
  pageCount: number | undefined;
  onPageChange: (page: number) => void;
};

/** Where an address asks for a page that is none, says where the list ends and leads there. */
export function MoneyPages({ page, pageCount = 0, onPageChange }: Props) {
  const t = useMoneyTexts();
  if (pageCount > 0 && page > pageCount)
    return (
      <div className="keo-stack">
        <p role="status">{t('money.beyond', { page, total: pageCount })}</p>
        <Button variant="soft" onClick={() => onPageChange(pageCount)}>
          {t('money.toLast', { page: pageCount })}
        </Button>
      </div>
    );
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      onPageChange={onPageChange}
      labels={{
        nav: t('money.pages'),
        previous: t('money.previous'),
        next: t('money.next'),
        page: (page, total) => t('money.page', { page, total }),
      }}
    />
  );
}
