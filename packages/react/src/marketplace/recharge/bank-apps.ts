import { createDeviceChoice } from '../../client/device-choice.ts';
import type { Recharge } from '@keo/core/contract';

/** `fills`: the app reads account, amount and content from the link. */
export type BankApp = { id: string; bin: string; name: string; fills?: true };

/** From `api.vietqr.io/v2/android-app-deeplinks`, those with `fills` first. */
export const bankApps: readonly BankApp[] = [
  { id: 'acb', bin: '970416', name: 'ACB One', fills: true },
  { id: 'bidv', bin: '970418', name: 'BIDV SmartBanking', fills: true },
  { id: 'mb', bin: '970422', name: 'MB Bank', fills: true },
  { id: 'ocb', bin: '970448', name: 'OCB OMNI', fills: true },
  { id: 'icb', bin: '970415', name: 'VietinBank iPay', fills: true },
  { id: 'abb', bin: '970425', name: 'AB Ditizen (ABBANK)' },
  { id: 'acb-biz', bin: '970416', name: 'ACB One Biz' },
  { id: 'vba', bin: '970405', name: 'Agribank' },
  { id: 'bvb', bin: '970438', name: 'BAOVIET Smart' },
  { id: 'cake', bin: '546034', name: 'Cake' },
  { id: 'coopbank', bin: '970446', name: 'Co-opBank' },
  { id: 'eib', bin: '970431', name: 'Eximbank' },
  { id: 'hdb', bin: '970437', name: 'HDBank' },
  { id: 'klb', bin: '970452', name: 'KienlongBank Plus' },
  { id: 'lpb', bin: '970449', name: 'LPBank' },
  { id: 'vib-2', bin: '970441', name: 'MyVIB 2.0' },
  { id: 'vib', bin: '970441', name: 'MyVIB' },
  { id: 'nab', bin: '970428', name: 'Nam A Bank' },
  { id: 'ncb', bin: '970419', name: 'NCB iziMobile' },
  { id: 'oceanbank', bin: '970414', name: 'OceanBank' },
  { id: 'cimb', bin: '422589', name: 'OCTO by CIMB' },
  { id: 'pbvn', bin: '970439', name: 'PB engage VN' },
  { id: 'pvcb', bin: '970412', name: 'PV Mobile Banking' },
  { id: 'sgicb', bin: '970400', name: 'SAIGONBANK' },
  { id: 'scb', bin: '970429', name: 'SCB' },
  { id: 'seab', bin: '970440', name: 'SeAMobile (SeABank)' },
  { id: 'shb', bin: '970443', name: 'SHB' },
  { id: 'shbvn', bin: '970424', name: 'Shinhan SOL' },
  { id: 'tcb', bin: '970407', name: 'Techcombank' },
  { id: 'timo', bin: '963388', name: 'Timo' },
  { id: 'tpb', bin: '970423', name: 'TPBank' },
  { id: 'tpb-pay', bin: '970423', name: 'TPBank QuickPay' },
  { id: 'vab', bin: '970427', name: 'VietABank EzMobile' },
  { id: 'vietbank', bin: '970433', name: 'Vietbank Digital' },
  { id: 'vcb', bin: '970436', name: 'Vietcombank' },
  { id: 'vpb', bin: '970432', name: 'VPBank NEO' },
  { id: 'wvn', bin: '970457', name: 'Woori WON' },
];

export function appLink(app: string, { bank, amount, code }: Recharge): string {
  const fields = { app, ba: `${bank.accountNo}@${bank.bin}`, am: String(amount), tn: code, bn: bank.name };
  return `https://dl.vietqr.io/pay?${new URLSearchParams(fields)}`;
}

const stored = createDeviceChoice('keo.bankApp');

export const ownBankApp = {
  read: (): BankApp | undefined => bankApps.find(({ id }) => id === stored.read()),
  write: ({ id }: BankApp): void => stored.write(id),
};
