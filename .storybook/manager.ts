import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import knot from '../packages/demo-app/public/keo-knot.svg';
import { managerColours } from './manager-colours.ts';

const base = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const { canvas, surface, tint, line, ink, seal, 'ink-3': quiet, 'line-control': edge } = managerColours[base];
const knotImage = `<img src="${knot.replaceAll('"', '%22')}" alt="" width="34" height="30">`;

/** Pages without controls or actions. */
const isToRead = (id = '') => /^start-here-|-how-to-use-/.test(id);

addons.setConfig({
  theme: create({
    base,
    brandTitle: `<span style="display:flex;align-items:center;gap:10px;font-size:19px;font-weight:700">${knotImage}Keo</span>`,
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: seal,
    colorSecondary: seal,
    appBg: canvas,
    appContentBg: surface,
    appPreviewBg: surface,
    appHoverBg: tint,
    appBorderColor: line,
    textColor: ink,
    textMutedColor: quiet,
    barBg: surface,
    barTextColor: quiet,
    inputBg: surface,
    inputBorder: edge,
    inputTextColor: ink,
  }),
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (isToRead(storyId) ? false : isShown),
  },
});
