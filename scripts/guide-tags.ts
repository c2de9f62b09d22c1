/** Checks every `<keo-…>` in README and guides against the elements' metadata: tag, attributes, parts. */
import { describeElements } from '../packages/react/script-tag/elements-manifest.ts';
import { readPages } from './guide-pages.ts';

/** HTML's global attributes. */
const ofHtml = /^(?:id|class|style|lang|dir|slot|title|hidden|part|data-[\w-]+|aria-[\w-]+)$/;

const elements = new Map((await describeElements()).map((element) => [element.tagName, element]));
const parts = new Set([...elements.values()].flatMap(({ cssParts }) => cssParts.map(({ name }) => name)));
const events = new Set([...elements.values()].flatMap((element) => element.events.map(({ name }) => name)));

const faults: string[] = [];
for (const { file, text } of readPages()) {
  for (const [, tag = '', written = ''] of text.matchAll(/<(keo-[\w-]+)((?:\s+[^<>]*)?)>/g)) {
    const element = elements.get(tag);
    if (!element) {
      faults.push(`${file} has <${tag}>, which is no element of Keo`);
      continue;
    }
    const known = new Set(element.attributes.map(({ name }) => name));
    for (const [, name = ''] of written.matchAll(/([\w-]+)(?:=(?:"[^"]*"|'[^']*'|\S+))?/g))
      if (!known.has(name) && !ofHtml.test(name))
        faults.push(`${file} gives <${tag}> the attribute ${name}, which it does not take`);
  }
  for (const [, names = ''] of text.matchAll(/::part\(([\w\s|-]+)\)/g))
    for (const name of names.split(/[|\s]+/).filter(Boolean))
      if (!parts.has(name)) faults.push(`${file} styles ::part(${name}), which no element has`);
  // A name with a digit is no tag.
  for (const [, name = ''] of text.matchAll(/[`'"](keo-[a-z-]+)[`'"]/g))
    if (!elements.has(name) && !events.has(name)) faults.push(`${file} names ${name}, no tag and no event`);
}

for (const fault of faults) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
