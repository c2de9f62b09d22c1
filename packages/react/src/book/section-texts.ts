import type { Section } from '../../../../.storybook/globals/sections.ts';

type Language = 'vi' | 'en';
export type SectionTexts = Readonly<Record<Language, string>> & {
  first: string;
};

/** `sections.test.ts` checks the links. */
export const sectionTexts = {
  'Start here': {
    vi: 'Ghép vài dòng cho trang của bạn, rồi thử màu và chữ.',
    en: 'Put together the lines for your page, then try colours and type.',
    first: 'start-here-embed-builder--builder',
  },
  Foundations: {
    vi: 'Màu, chữ, khoảng cách và biểu tượng: mọi thứ khác đứng trên đó.',
    en: 'Colours, type, space and icons: all else stands on them.',
    first: 'foundations-colour--scales',
  },
  Primitives: {
    vi: 'Nút, ô nhập, hộp thoại: những phần làm nên một trang.',
    en: 'Buttons, fields, dialogs: the parts of a page.',
    first: 'primitives-button--variants',
  },
  Widgets: {
    vi: 'Chuông, hộp thông báo, ví, tài khoản, tệp: mỗi thứ ở mọi trạng thái.',
    en: 'Bell, inbox, wallet, account, files: each in all its states.',
    first: 'widgets-how-to-use-them--bell-with-panel',
  },
  Marketplace: {
    vi: 'Việc, thoả thuận, bằng chứng, trò chuyện, nạp và rút tiền: các màn hình của sàn.',
    en: 'Jobs, deals, proofs, chat, money in and out: the screens of the marketplace.',
    first: 'marketplace-how-to-use-them--jobs',
  },
  Patterns: {
    vi: 'Mạng chậm, mất mạng, chữ dài, bóng tối, màu của máy.',
    en: 'A slow network, none, long words, the dark, the device’s own colours.',
    first: 'patterns-network--slow',
  },
  Flows: {
    vi: 'Nhiều bước nối nhau: đăng nhập, nạp, rút, từ đề xuất đến trả tiền.',
    en: 'Several steps in a row: signing in, money in and out, from offer to payment.',
    first: 'flows-money--recharge',
  },
  Embeds: {
    vi: 'Bốn phần tử đứng được trong trang của bất kỳ ai.',
    en: 'Four elements that can stand in anybody’s page.',
    first: 'embeds-notifications--open',
  },
  Headless: {
    vi: 'Các máy trạng thái và luật, không có giao diện.',
    en: 'The machines and the law, without a face.',
    first: 'headless-machines--auth',
  },
} as const satisfies Record<Section, SectionTexts>;
