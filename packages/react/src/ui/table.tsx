import type { ReactNode } from 'react';

export type TableColumn<Row> = {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
};

export type TableProps<Row> = {
  /** For screen readers; visible with `showCaption`. */
  caption: string;
  showCaption?: boolean;
  /** The first column is the row header. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
};

/** On a phone each row becomes a card. */
export function Table<Row>({ caption, showCaption = false, columns, rows, rowKey }: TableProps<Row>) {
  const getClass = (column: TableColumn<Row>) =>
    column.align === 'end' ? 'keo-table__end keo-num' : undefined;
  return (
    <table className="keo-table">
      <caption className={showCaption ? 'keo-table__caption' : 'keo-unseen'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={getClass(column)}>
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
                <th key={column.id} scope="row" className={getClass(column)}>
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.id} className={getClass(column)}>
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
