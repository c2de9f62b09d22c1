import { useState } from 'react';
import { isApiError } from '@keo/core';
import { toBooksFileName, transactionsEndpoints, vietnamDay } from '@keo/core/contract';
import { Button, useAuth, useKeo, useToastCommands } from '@keo/react';
import { type TransactionFilterValue, useBookTexts } from '@keo/react/marketplace';

/** Without a BOM spreadsheets guess another encoding; `Response.text()` removes it. */
const byteOrderMark = '\uFEFF';

export function DownloadCsv({ filter }: { filter: TransactionFilterValue }) {
  const t = useBookTexts();
  const { call, clock } = useKeo();
  const { user } = useAuth();
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
      link.download = toBooksFileName({
        holder: user?.displayName ?? '',
        ...filter,
        today: vietnamDay(clock.now()),
      });
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
