import { parseYaml } from '@/lib/read-content';
import { collectedHeadings } from '@/lib/testing/guide-headings';
import { answersSchema } from './answer';
import { ANSWERS } from './answers';
import { LIMITS } from './limits';
import { PAGE_TITLES } from '@/lib/adviser/knowledge/knowledge';
import { agencyRoutes } from '@/lib/agency-routes';
import { routes } from '@/lib/routes';

test('each answer has an id of its own, in kebab-case', () => {
  const ids = [...ANSWERS, ...LIMITS].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

test('what an answer cites stands in the guides that the portal comes with, or is one of its pages', async () => {
  const headings = await collectedHeadings();
  const missing = ANSWERS.flatMap(({ id, sources }) =>
    sources
      .filter((cited) =>
        cited.startsWith('/') ? !(cited.split('#')[0]! in PAGE_TITLES) : !headings.has(cited),
      )
      .map((cited) => `${id}: ${cited}`),
  );
  expect(missing).toEqual([]);
});

test('each page that an answer may cite is an address of the portal', () => {
  const known: unknown[] = Object.values({ ...routes, ...agencyRoutes });
  expect(Object.keys(PAGE_TITLES).filter((path) => !known.includes(path))).toEqual([]);
});

test('no way to ask leads to two answers', () => {
  const asked = new Map<string, string>();
  const twice: string[] = [];
  for (const { id, title, questions } of ANSWERS) {
    for (const question of new Set([title, ...questions])) {
      const key = question.toLowerCase();
      const other = asked.get(key);
      if (other && other !== id) twice.push(`${question}: ${other}, ${id}`);
      asked.set(key, id);
    }
  }
  expect(twice).toEqual([]);
});

const HALF_RULE = /(?:mindestens|höchstens|maximal|wenigstens)(?: die| zur)? (?:halbe|hälfte|50)/i;

test('a person who reads that a half is the limit also reads for what that holds', () => {
  const stated = ANSWERS.filter(
    ({ text }) => HALF_RULE.test(text) && /provision|makler|courtage/i.test(text),
  );
  expect(stated.length).toBeGreaterThan(1);
  expect(stated.filter(({ scope }) => scope?.join() !== 'home').map(({ id }) => id)).toEqual([]);
  expect(stated.filter(({ text }) => !/Einfamilienh/.test(text)).map(({ id }) => id)).toEqual([]);
});

test('texts are of a length that is read, name no figure of ours an expert opinion, and do not shout', () => {
  const tooLong = ANSWERS.filter(({ text }) => text.split(/\s+/).length > 110);
  expect(tooLong.map(({ id }) => id)).toEqual([]);
  expect(ANSWERS.filter(({ text }) => /!|https?:|<|\]\(/.test(text)).map(({ id }) => id)).toEqual(
    [],
  );
});

const WRITTEN = `- id: lead-preise
  title: Was kostet ein Lead?
  questions:
    - lead preise makler
  text: |
    Je Lead {{lead.premium}} €.
  sources:
    - /makler#lead-preise
  scope: [home]
`;

test.each([
  ['a key that there is not', 'sources:', 'source:', 7, 'Unrecognized key: "source"'],
  ['an id with a space', 'lead-preise\n', 'Lead Preise\n', 1, 'expected lower-case letters'],
  ['no question', ':\n    - lead preise makler', ': []', 3, 'questions: Too small'],
  ['an unknown figure', 'lead.premium', 'lead.gold', 5, 'unknown placeholder {{lead.gold}}'],
  ['a figure where people ask', 'lead preise', 'lead {{lead.basic}}', 4, 'a placeholder may stand'],
  ['an unknown kind of property', '[home]', '[flat]', 9, 'scope.0: Invalid option'],
])('%s is named with file and line', (_, right, wrong, line, reason) => {
  const read = (text: string) => parseYaml('content/adviser/answers/a.yaml', text, answersSchema);
  expect(read(WRITTEN)).toHaveLength(1);
  const lines = () => read(WRITTEN.replace(right, wrong));
  expect(lines).toThrow(new RegExp(`^content/adviser/answers/a\\.yaml:${line}: `, 'm'));
  expect(lines).toThrow(reason);
});
