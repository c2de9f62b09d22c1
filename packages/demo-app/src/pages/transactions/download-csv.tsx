import { useState } from 'react';
import { isApiError } from '@keo/core';
import { transactionsEndpoints, vietnamDay } from '@keo/core/contract';
import { Button, useKeo, useMoneyTexts, useToastCommands } from '@keo/react';
import { type TransactionFilterValue } from '@keo/react/marketplace';

/** Without a BOM spreadsheets guess another encoding; `Response.text()` removes it. */
const byteOrderMark = '\uFEFF';

export function DownloadCsv({ filter }: { filter: TransactionFilterValue }) {
  const t = useMoneyTexts();
  const { call, clock } = useKeo();
  const toasts = useToastCommands();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      const text = await call(transactionsEndpoints.transactionsExport, filter);
      const address = URL.createObjectURL(
        new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' }),
      );
      const link = document.createElement('a');
      link.href = address;
      link.download = `keo-${vietnamDay(clock.now())}.csv`;
      link.click();
      URL.revokeObjectURL(address);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toasts.show({ severity: 'error', summary: error.message });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button variant="ghost" size="small" loading={isBusy} onClick={() => void download()}>
      {t(isBusy ? 'transactions.exporting' : 'transactions.export')}
    </Button>
  );
}
