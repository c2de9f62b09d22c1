import { ChevronLeftIcon, ChevronRightIcon } from './icons/control-icons.tsx';
import { Button } from './button.tsx';
import { pageWindow } from './page-window.ts';

export type PaginationProps = {
  /** From 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  labels: {
    nav: string;
    previous: string;
    next: string;
    /** "Page 3 of 8". */
    page: (page: number, total: number) => string;
  };
};

/** Renders nothing for a single page. */
export function Pagination({ page, pageCount, onPageChange, labels }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className="keo-pagination" aria-label={labels.nav}>
      <Button
        variant="plain"
        iconOnly
        aria-label={labels.previous}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      >
        <ChevronLeftIcon />
      </Button>
      {pageWindow(page, pageCount).map((entry) =>
        typeof entry === 'number' ? (
          <button
            key={entry}
            type="button"
            className="keo-pagination__page keo-num"
            data-near={pageCount > 5 && ![1, page, pageCount].includes(entry) ? '' : undefined}
            aria-label={labels.page(entry, pageCount)}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onPageChange(entry)}
          >
            {entry}
          </button>
        ) : (
          <span key={`after ${entry.after}`} className="keo-pagination__gap" aria-hidden="true">
            …
          </span>
        ),
      )}
      <Button
        variant="plain"
        iconOnly
        aria-label={labels.next}
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      >
        <ChevronRightIcon />
      </Button>
    </nav>
  );
}
