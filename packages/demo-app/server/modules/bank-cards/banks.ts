import type { Bank } from '@keo/core/contract';

type OtherNames = { was?: readonly string[]; also?: readonly string[] };
const bank = (bin: string, shortName: string, name: string, { was, also }: OtherNames = {}): Bank => ({
  bin,
  shortName,
  name,
  formerNames: [...(was ?? [])],
  alsoKnownAs: [...(also ?? [])],
  deprecated: false,
});

/**
 * The banks of Vietnam by BIN, as of November 2026. `was`: former names; `also`: other short names; `deprecated`:
 * closed. Rows are never removed, because cards refer to them.
 */
export const banks: readonly Bank[] = [
  bank('970436', 'Vietcombank', 'Ngân hàng TMCP Ngoại Thương Việt Nam', { also: ['VCB'] }),
  bank('970415', 'VietinBank', 'Ngân hàng TMCP Công Thương Việt Nam', { also: ['ICB'] }),
  bank('970418', 'BIDV', 'Ngân hàng TMCP Đầu tư và Phát triển Việt Nam'),
  bank('970405', 'Agribank', 'Ngân hàng Nông nghiệp và Phát triển Nông thôn Việt Nam', { also: ['VBA'] }),
  bank('970407', 'Techcombank', 'Ngân hàng TMCP Kỹ thương Việt Nam', { also: ['TCB'] }),
  bank('970422', 'MBBank', 'Ngân hàng TMCP Quân đội', { also: ['MB'] }),
  bank('970416', 'ACB', 'Ngân hàng TMCP Á Châu'),
  bank('970432', 'VPBank', 'Ngân hàng TMCP Việt Nam Thịnh Vượng'),
  bank('970423', 'TPBank', 'Ngân hàng TMCP Tiên Phong'),
  bank('970403', 'Sacombank', 'Ngân hàng TMCP Sài Gòn Thương Tín', { also: ['STB'] }),
  bank('970437', 'HDBank', 'Ngân hàng TMCP Phát triển Thành phố Hồ Chí Minh'),
  bank('970441', 'VIB', 'Ngân hàng TMCP Quốc tế Việt Nam'),
  bank('970443', 'SHB', 'Ngân hàng TMCP Sài Gòn - Hà Nội'),
  bank('970431', 'Eximbank', 'Ngân hàng TMCP Xuất Nhập khẩu Việt Nam', { also: ['EIB'] }),
  bank('970426', 'MSB', 'Ngân hàng TMCP Hàng Hải Việt Nam', { was: ['Maritime Bank'] }),
  bank('970448', 'OCB', 'Ngân hàng TMCP Phương Đông'),
  bank('970449', 'LPBank', 'Ngân hàng TMCP Lộc Phát Việt Nam', { was: ['LienVietPostBank'] }),
  bank('970440', 'SeABank', 'Ngân hàng TMCP Đông Nam Á'),
  bank('970428', 'NamABank', 'Ngân hàng TMCP Nam Á'),
  bank('970425', 'ABBANK', 'Ngân hàng TMCP An Bình'),
  bank('970409', 'BacABank', 'Ngân hàng TMCP Bắc Á'),
  bank('970412', 'PVcomBank', 'Ngân hàng TMCP Đại Chúng Việt Nam'),
  bank('970429', 'SCB', 'Ngân hàng TMCP Sài Gòn'),
  bank('970427', 'VietABank', 'Ngân hàng TMCP Việt Á'),
  bank('970433', 'VietBank', 'Ngân hàng TMCP Việt Nam Thương Tín'),
  bank('970438', 'BaoVietBank', 'Ngân hàng TMCP Bảo Việt'),
  bank('970452', 'KienLongBank', 'Ngân hàng TMCP Kiên Long'),
  bank('970454', 'BVBank', 'Ngân hàng TMCP Bản Việt', { was: ['Viet Capital Bank'] }),
  bank('970400', 'SaigonBank', 'Ngân hàng TMCP Sài Gòn Công Thương'),
  bank('970430', 'PGBank', 'Ngân hàng TMCP Thịnh vượng và Phát triển', { was: ['Petrolimex Group Bank'] }),
  bank('970419', 'NCB', 'Ngân hàng TMCP Quốc Dân', { was: ['Navibank'] }),
  bank('970414', 'MBV', 'Ngân hàng TNHH MTV Việt Nam Hiện Đại', { was: ['OceanBank', 'Đại Dương'] }),
  bank('970406', 'Vikki', 'Ngân hàng TNHH MTV Số Vikki', { was: ['DongA Bank', 'Đông Á'] }),
  bank('970408', 'GPBank', 'Ngân hàng TNHH MTV Kỷ Nguyên Thịnh Vượng', { was: ['Dầu khí Toàn Cầu'] }),
  bank('970444', 'VCBNeo', 'Ngân hàng TNHH MTV Ngoại thương Công nghệ số', { was: ['CBBank', 'Xây Dựng'] }),
  bank('970446', 'COOPBANK', 'Ngân hàng Hợp tác xã Việt Nam'),
  bank('970421', 'VRB', 'Ngân hàng Liên doanh Việt - Nga'),
  bank('970434', 'IndovinaBank', 'Ngân hàng TNHH Indovina'),
  bank('970424', 'ShinhanBank', 'Ngân hàng TNHH MTV Shinhan Việt Nam'),
  bank('970457', 'Woori', 'Ngân hàng TNHH MTV Woori Việt Nam'),
  bank('970439', 'PublicBank', 'Ngân hàng TNHH MTV Public Việt Nam'),
  bank('970442', 'HongLeong', 'Ngân hàng TNHH MTV Hong Leong Việt Nam'),
  bank('970458', 'UnitedOverseas', 'Ngân hàng United Overseas Bank Việt Nam', { also: ['UOB'] }),
  bank('970410', 'StandardChartered', 'Ngân hàng TNHH MTV Standard Chartered Bank Việt Nam'),
  bank('970455', 'IBKHN', 'Ngân hàng Công nghiệp Hàn Quốc - Chi nhánh Hà Nội'),
  bank('970456', 'IBKHCM', 'Ngân hàng Công nghiệp Hàn Quốc - Chi nhánh TP. Hồ Chí Minh'),
  bank('458761', 'HSBC', 'Ngân hàng TNHH MTV HSBC Việt Nam'),
  bank('422589', 'CIMB', 'Ngân hàng TNHH MTV CIMB Việt Nam'),
  bank('546034', 'CAKE', 'Ngân hàng số CAKE by VPBank'),
  bank('546035', 'Ubank', 'Ngân hàng số Ubank by VPBank'),
  bank('963388', 'Timo', 'Ngân hàng số Timo by Bản Việt'),
  bank('971005', 'ViettelMoney', 'Tổng Công ty Dịch vụ số Viettel'),
  bank('971011', 'VNPTMoney', 'VNPT Money'),
];

export const findBank = (bin: string): Bank | null => banks.find((row) => row.bin === bin) ?? null;

/** The BIN where it is unknown. */
export const bankName = (bin: string): string => findBank(bin)?.shortName ?? bin;
