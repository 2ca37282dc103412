import { readFileSync } from 'node:fs';
import { provider } from '@/lib/testing/provider';
import type { Block, LegalSection } from './document';
import { LEGAL_DOCUMENTS, legalDocument } from './documents';

const privacyNotice = (company = provider()) => legalDocument('privacy', company).sections;
const termsOfUse = () => legalDocument('terms', provider()).sections;

const flat = (sections: readonly LegalSection[]): LegalSection[] =>
  sections.flatMap((section) => [section, ...flat(section.sections ?? [])]);

function textsOf(block: Block): readonly string[] {
  if (block.kind === 'text') return [block.text];
  if (block.kind === 'list') return block.items;
  if (block.kind === 'clauses') return block.clauses;
  return block.facts.flat();
}

const wordsOf = (sections: readonly LegalSection[]) =>
  flat(sections).flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]);

const MODELS = {
  'without a language model': undefined,
  'with one of our own': {},
  'with one of another provider': { host: 'model.example' },
};

const ALL = LEGAL_DOCUMENTS.flatMap((name) =>
  Object.entries(MODELS).map(
    ([words, languageModel]) =>
      [name, words, legalDocument(name, provider({ languageModel }))] as const,
  ),
);

describe.each(ALL)('%s %s', (name, _, { sections }) => {
  const words = wordsOf(sections);

  test('has anchors of its own for every section', () => {
    const ids = flat(sections).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('leads only to sections, pages, mail and telephone', () => {
    const ids = new Set(flat(sections).map(({ id }) => `#${id}`));
    for (const [, address = ''] of words.join('\n').matchAll(/\]\(([^)]+)\)/g)) {
      if (address.startsWith('#')) expect(ids).toContain(address);
      else if (name === 'data-sources' && address.startsWith('https://')) continue;
      else expect(address).toMatch(/^((?:\/[a-z]+)+|mailto:[^ ]+@[^ ]+|tel:\+?\d+)$/);
    }
  });

  test('speaks plainly: nothing shouted, no doubled spaces, no platform of the EU', () => {
    const text = words.join('\n');
    expect(text).not.toMatch(/!| {2}|undefined|\bnull\b/);
    expect(text).not.toMatch(/ec\.europa\.eu|Online-Streitbeilegung/);
    expect(text).not.toMatch(/\b(du|dein|dir|dich)\b/i);
  });
});

const noticeWith = (languageModel: { host?: string } | undefined) =>
  wordsOf(privacyNotice(provider({ languageModel }))).join('\n');

test('without a language model the notice says that questions stay on our server', () => {
  const words = noticeWith(undefined);
  expect(words).toContain('Ihre Frage verlässt unseren Server nicht.');
  expect(words).toContain('Wirtschaftsraums übermitteln wir keine Daten. ');
  expect(noticeWith({})).toContain('Ihre Frage geht an keinen anderen Anbieter.');
  for (const each of [words, noticeWith({})]) expect(each).not.toContain('unkenntlich');
});

test('with one it names whose it is, what it is sent, what is masked, and that it may be abroad', () => {
  const words = noticeWith({ host: 'model.example' });
  expect(words).toContain(
    'unter der Adresse model.example. Unser Server schickt ihm dafür Ihre Frage',
  );
  expect(words).toContain('E-Mail-Adressen und Telefonnummern macht er vorher unkenntlich');
  expect(words).toContain('(model.example), kann Ihre Fragen auch dort verarbeiten');
  expect(words).not.toMatch(/verlässt unseren Server nicht|an keinen anderen Anbieter/);
});

test.each(Object.entries(MODELS))(
  'what holds %s holds: a machine, what is noted and what is not, the browser, the tick',
  (_, model) => {
    const words = noticeWith(model);
    for (const sentence of [
      'antwortet eine Maschine',
      'Auf dem Server speichern wir weder das Gespräch noch unsere Antworten;',
      'höchstens 30 Wörter, und zwar nur solche, die auch in unseren eigenen Texten stehen',
      'Alles andere ersetzt der Server vorher durch „…“, also Namen, Zahlen, Adressen',
      'bis Sie den Tab schließen.',
      'wer gefragt hat, steht nirgends',
      'wie oft von einem Anschluss gefragt wird',
      'Das Gespräch geht nur mit, wenn Sie dort „Das Gespräch mitschicken“ ankreuzen.',
      'wohnlotse.gespraech',
    ]) {
      expect(words).toContain(sentence);
    }
  },
);

test('the terms say of the adviser what it is and what it is not', () => {
  const adviser = termsOfUse().find(({ id }) => id === 'ki-beratung');
  const words = wordsOf([adviser!]).join('\n');
  for (const part of [
    'antwortet eine Maschine',
    'vor der ersten Nachricht',
    'keine Rechts-, Steuer- oder Finanzberatung',
    'garantieren wir nicht',
    'nur, wenn Sie es mitschicken',
  ]) {
    expect(words).toContain(part);
  }
});

test('an officer for data protection is named where there is one', () => {
  const texts = (changes = {}) => wordsOf(privacyNotice(provider(changes))).join('\n');
  expect(texts()).not.toContain('Datenschutzbeauftragte');
  expect(texts({ dataProtectionOfficer: 'Dr. Akte' }).match(/Dr\. Akte/g)).toHaveLength(2);
});

const RIGHTS = flat(privacyNotice()).filter(
  ({ id }) => id.startsWith('recht-') && id !== 'recht-beschwerde',
);

test.each(RIGHTS)('the right "$title" names its article and a way to use it', ({ blocks }) => {
  const [meaning, way] = blocks.flatMap(textsOf);
  expect(meaning).toMatch(/\. \(Art\. \d+(?: Abs\. \d)? DSGVO\)$/);
  expect(way).toMatch(/^So geht es: .*\.$/);
});

test('the data sources name the packages as they are installed', () => {
  const words = wordsOf(legalDocument('data-sources', provider()).sections);
  const named = words.flatMap((text) => {
    const [, ...parts] = /^npm-Paket ([^ ]+) ([^ ]+) \(Lizenz (.+)\)$/.exec(text) ?? [];
    return parts.length > 0 ? [parts] : [];
  });
  expect(named).toHaveLength(5);
  for (const [name, ...told] of named) {
    const { version, license } = JSON.parse(
      readFileSync(`node_modules/${name}/package.json`, 'utf8'),
    );
    expect([name, ...told]).toEqual([name, version, license]);
  }
});
