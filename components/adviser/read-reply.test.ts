import { readReply } from './read-reply';

const REPLY = { response: 'So ist es.', sources: [], mode: 'builtin', offers: [] };

test('a whole answer is read as it is', () => {
  const whole = {
    ...REPLY,
    mode: 'model',
    sources: [{ title: 'Maklerprovision', url: '/ratgeber/maklerprovision#modelle' }],
    note: 'Hinweis',
    refused: true,
    tool: { name: 'costs', known: { price: '400000' } },
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
    tool: { name: 'delete', known: {} },
    offers: ['valuation', 'money'],
    prefill: 'none',
    extra: 1,
  };
  expect(readReply(odd)).toEqual({ ...REPLY, offers: ['valuation'] });
});

test('of what a form knows only texts are taken', () => {
  const tool = { name: 'estimate', known: { area: 120, postalCode: '50667', other: 'x' } };
  expect(readReply({ ...REPLY, tool })?.tool).toEqual({
    name: 'estimate',
    known: { postalCode: '50667' },
  });
});
