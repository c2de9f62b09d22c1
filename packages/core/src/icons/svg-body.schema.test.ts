import { expect, it } from 'vitest';
import { isSafeSvgBody } from './svg-body.schema.ts';

it.each([
  '<path fill="none" stroke="currentColor" d="M6 8a6 6 0 0 1 12 0"/>',
  '<g><circle cx="1" cy="2" r="3"/><title>Chuông</title></g>',
  '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path fill="url(#a)" d="M0 0"/>',
  '<path d="M0 0"><animate attributeName="d" dur="1s" values="M0 0;M1 1"/></path>',
  '',
])('takes a drawing: %s', (body) => {
  expect(isSafeSvgBody(body)).toBe(true);
});

it.each([
  '<script>alert(1)</script>',
  '<SCRIPT src=x>',
  '<svg:script/>',
  '<foreignObject><body/></foreignObject>',
  '<path onclick="alert(1)" d=""/>',
  '<path ONLOAD = "x"/>',
  '<path/onload="x"/>',
  '<a xlink:href="javascript:alert(1)"><path/></a>',
  '<use href="https://evil.example/#x"/>',
  '<image href="data:image/png;base64,AA"/>',
  '<animate attributeName="href" to="x"/>',
  '<set attributeName="onload" onbegin="x"/>',
  '<style>@import "https://evil.example"</style>',
  '<path fill="url(https://evil.example)"/>',
  '<path fill="&#117;rl(x)"/>',
  '<!-- --><path/>',
  '<![CDATA[<script>]]>',
  '</svg><iframe/>',
  '<path d="M0 0"',
  `<path d="${'0 '.repeat(16_400)}"/>`,
])('refuses what does more than draw: %.60s', (body) => {
  expect(isSafeSvgBody(body)).toBe(false);
});
