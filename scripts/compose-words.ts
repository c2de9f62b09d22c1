/** A command of the browser's own protocol (CDP). */
export type Send = (
  method: 'Input.imeSetComposition' | 'Input.insertText' | 'Input.dispatchKeyEvent',
  params: object,
) => Promise<unknown>;

/** The composition updates of one word; the last one is committed. */
type Steps = readonly string[];

/** Typed with Telex: `tieengs`, `Nguyeenx`, `DDawngj`, `thuwowngr`, `quoocs`. */
export const telex: readonly Steps[] = [
  ['t', 'ti', 'tie', 'tiê', 'tiên', 'tiêng', 'tiếng'],
  ['N', 'Ng', 'Ngu', 'Nguy', 'Nguye', 'Nguyê', 'Nguyên', 'Nguyễn'],
  ['D', 'Đ', 'Đa', 'Đă', 'Đăn', 'Đăng', 'Đặng'],
  ['t', 'th', 'thu', 'thư', 'thưo', 'thươ', 'thươn', 'thương', 'thưởng'],
  ['q', 'qu', 'quo', 'quô', 'quôc', 'quốc'],
];

/** Typed with VNI: `Vie65t`, `d9u7o7c5`, `ba3o`, `ho62`. */
export const vni: readonly Steps[] = [
  ['V', 'Vi', 'Vie', 'Viê', 'Việ', 'Việt'],
  ['d', 'đ', 'đu', 'đư', 'đưo', 'đươ', 'đươc', 'được'],
  ['b', 'ba', 'bả', 'bảo'],
  ['h', 'ho', 'hô', 'hồ'],
];

/** A number that a phone's keyboard composes digit by digit. */
export const digits = (number: string): Steps => Array.from(number, (_, index) => number.slice(0, index + 1));

/** The `keydown` of a key that an IME handles. */
const key = { key: 'Process', windowsVirtualKeyCode: 229 };

/** Sends the composition updates of one word, without its commit. */
export async function compose(send: Send, steps: Steps): Promise<void> {
  for (const text of steps) {
    await send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
    await send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
}

/** Commits a composed word. */
export const commit = (send: Send, steps: Steps): Promise<unknown> =>
  send('Input.insertText', { text: steps.at(-1) ?? '' });

/** Enter during a composition: it belongs to the IME. */
export async function enterWhileComposing(send: Send): Promise<void> {
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
  await send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
  await send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
}

/** Composes words with spaces between them; returns the text. */
export async function composeWords(send: Send, words: readonly Steps[]): Promise<string> {
  for (const [index, steps] of words.entries()) {
    if (index > 0) await send('Input.insertText', { text: ' ' });
    await compose(send, steps);
    await commit(send, steps);
  }
  return words.map((steps) => steps.at(-1) ?? '').join(' ');
}

/** The same without composition, as UniKey and EVKey do: backspaces over what changes and inserts it anew. */
export async function retypeWords(
  send: Send,
  backspace: () => Promise<unknown>,
  words: readonly Steps[],
): Promise<string> {
  for (const [index, steps] of words.entries()) {
    let before = index > 0 ? ' ' : '';
    if (before) await send('Input.insertText', { text: before });
    before = '';
    for (const step of steps) {
      let same = 0;
      while (same < before.length && before[same] === step[same]) same += 1;
      for (let n = same; n < before.length; n += 1) await backspace();
      await send('Input.insertText', { text: step.slice(same) });
      before = step;
    }
  }
  return words.map((steps) => steps.at(-1) ?? '').join(' ');
}
