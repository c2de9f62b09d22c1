import type { ReactNode } from 'react';

export type TableColumn<Row> = {
  /** Differs from every other column's. */
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** `end` for money and counts, which then stand in tabular figures. */
  align?: 'start' | 'end';
};

export type TableProps<Row> = {
  /** Says what the table lists. Read by a screen reader; drawn when `showCaption`. */
  caption: string;
  showCaption?: boolean;
  /** The first column names the row. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Tells rows apart; stays with a row when others come before it. */
  rowKey: (row: Row) => string | number;
};

/** Rows in columns; on a phone each row becomes a slip with its headers beside the values. */
export function Table<Row>({ caption, showCaption = false, columns, rows, rowKey }: TableProps<Row>) {
  const classOf = (column: TableColumn<Row>) =>
    column.align === 'end' ? 'keo-table__end keo-num' : undefined;
  return (
    <table className="keo-table">
      <caption className={showCaption ? 'keo-table__caption' : 'keo-unseen'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={classOf(column)}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.id} scope="row" className={classOf(column)}>
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.id} className={classOf(column)}>
                  <span className="keo-table__name" aria-hidden="true">
                    {column.header}
                  </span>
                  <span>{column.cell(row)}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
