import { readReply } from './read-reply';

const REPLY = { response: 'So ist es.', sources: [], mode: 'builtin', offers: [] };

test('a whole answer is read as it is', () => {
  const whole = {
    ...REPLY,
    mode: 'model',
    sources: [{ title: 'Maklerprovision', url: '/ratgeber/maklerprovision#modelle' }],
    note: 'Hinweis',
    refused: true,
    calculator: {
      name: 'erloes',
      entries: { price: '400000' },
      card: {
        title: 'Erlös berechnen',
        fields: [
          { name: 'price', label: 'Preis', options: [], meta: { kind: { type: 'number' } } },
        ],
        errors: {},
      },
      url: '/rechner/erloes/ergebnis?price=400000',
    },
    offers: ['valuation', 'callback', 'message'],
    prefill: { postalCode: '50667', area: '82,5' },
  };
  expect(readReply(whole)).toEqual(whole);
});

test.each([
  undefined,
  null,
  'Text',
  [],
  {},
  { response: 4 },
  { response: ' \n' },
  { response: 'x'.repeat(20_001) },
])('no text, no answer: %j', (value) => {
  expect(readReply(value)).toBeUndefined();
});

test.each([
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  ' /ratgeber',
  'ratgeber',
  '',
  7,
])('a source that leads elsewhere is left out: %j', (url) => {
  expect(readReply({ ...REPLY, sources: [{ title: 'Quelle', url }] })).toEqual(REPLY);
});

test('a source is named once', () => {
  const source = { title: 'Ablauf', url: '/ratgeber/ablauf' };
  const read = readReply({ ...REPLY, sources: [source, { ...source, title: 'Noch einmal' }] });
  expect(read?.sources).toEqual([source]);
});

test('what is unknown is left out', () => {
  const odd = {
    ...REPLY,
    sources: 'none',
    mode: 'other',
    note: 3,
    refused: 'yes',
    calculator: { entries: {} },
    offers: ['valuation', 'money'],
    prefill: 'none',
    extra: 1,
  };
  expect(readReply(odd)).toEqual({ ...REPLY, offers: ['valuation'] });
});

test('of a card only what can be drawn is taken', () => {
  const field = { name: 'price', label: 'Preis', options: [], meta: { kind: { type: 'number' } } };
  const calculator = {
    name: 'erloes',
    entries: { price: 400000, debt: '1' },
    card: { title: 'Erlös', fields: [field, { name: 'x' }, { ...field, meta: {} }, 3] },
    url: 'https://evil.example',
  };
  expect(readReply({ ...REPLY, calculator })?.calculator).toEqual({
    name: 'erloes',
    entries: { debt: '1' },
    card: { title: 'Erlös', fields: [field], errors: {} },
  });
});
