import type { Recharge } from '@keo/core/contract';

/** `id` is what the link knows an app by; `fills` where the app takes the account, the sum and the content from it. */
export type BankApp = { id: string; name: string; fills?: true };

/** The apps of VietQR's own list (`api.vietqr.io/v2/android-app-deeplinks`), those that fill in a transfer first. */
export const bankApps: readonly BankApp[] = [
  { id: 'acb', name: 'ACB One', fills: true },
  { id: 'bidv', name: 'BIDV SmartBanking', fills: true },
  { id: 'mb', name: 'MB Bank', fills: true },
  { id: 'ocb', name: 'OCB OMNI', fills: true },
  { id: 'icb', name: 'VietinBank iPay', fills: true },
  { id: 'abb', name: 'AB Ditizen (ABBANK)' },
  { id: 'acb-biz', name: 'ACB One Biz' },
  { id: 'vba', name: 'Agribank' },
  { id: 'bvb', name: 'BAOVIET Smart' },
  { id: 'cake', name: 'Cake' },
  { id: 'coopbank', name: 'Co-opBank' },
  { id: 'eib', name: 'Eximbank' },
  { id: 'hdb', name: 'HDBank' },
  { id: 'klb', name: 'KienlongBank Plus' },
  { id: 'lpb', name: 'LPBank' },
  { id: 'vib-2', name: 'MyVIB 2.0' },
  { id: 'vib', name: 'MyVIB' },
  { id: 'nab', name: 'Nam A Bank' },
  { id: 'ncb', name: 'NCB iziMobile' },
  { id: 'oceanbank', name: 'OceanBank' },
  { id: 'cimb', name: 'OCTO by CIMB' },
  { id: 'pbvn', name: 'PB engage VN' },
  { id: 'pvcb', name: 'PV Mobile Banking' },
  { id: 'sgicb', name: 'SAIGONBANK' },
  { id: 'scb', name: 'SCB' },
  { id: 'seab', name: 'SeAMobile (SeABank)' },
  { id: 'shb', name: 'SHB' },
  { id: 'shbvn', name: 'Shinhan SOL' },
  { id: 'tcb', name: 'Techcombank' },
  { id: 'timo', name: 'Timo' },
  { id: 'tpb', name: 'TPBank' },
  { id: 'tpb-pay', name: 'TPBank QuickPay' },
  { id: 'vab', name: 'VietABank EzMobile' },
  { id: 'vietbank', name: 'Vietbank Digital' },
  { id: 'vcb', name: 'Vietcombank' },
  { id: 'vpb', name: 'VPBank NEO' },
  { id: 'wvn', name: 'Woori WON' },
];

/** Opens the app on this phone with the transfer of a recharge. */
export function appLink(app: string, { bank, amount, code }: Recharge): string {
  const fields = { app, ba: `${bank.accountNo}@${bank.bin}`, am: String(amount), tn: code, bn: bank.name };
  return `https://dl.vietqr.io/pay?${new URLSearchParams(fields)}`;
}

const storageKey = 'keo.bankApp';

/** The app that was chosen last on this device. */
export const ownBankApp = {
  read(): BankApp | undefined {
    try {
      const id = localStorage.getItem(storageKey);
      return bankApps.find((app) => app.id === id);
    } catch {
      return undefined;
    }
  },
  write({ id }: BankApp): void {
    try {
      localStorage.setItem(storageKey, id);
    } catch {
      // Where storage is closed to the page, it is chosen anew.
    }
  },
};
