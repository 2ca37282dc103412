import { handover, smallTalk } from './small-talk';

test.each([
  ['Hallo', /^Guten Tag/],
  ['guten abend!!', /^Guten Tag/],
  ['Moin zusammen', /^Guten Tag/],
  ['Wie geht es Ihnen?', /Als Maschine/],
  ['Danke schön!', /^Gern geschehen/],
  ['vielen dank, das hat mir sehr geholfen', /^Gern geschehen/],
  ['Tschüss', /^Auf Wiedersehen/],
  ['Bist du ein Mensch?', /^Ich bin eine Maschine/],
  ['Wer sind Sie?', /^Ich bin eine Maschine/],
  ['Was kannst du?', /ausrechnen/],
  ['ok', /Fragen Sie gern weiter/],
])('%s is answered as small talk', (message, text) => {
  expect(smallTalk(message)).toMatch(text);
});

test.each([
  'Hallo, was kostet ein Makler?',
  'Danke, und wie lange dauert das?',
  'Wer ist der Notar?',
  'Ist ein Makler Pflicht?',
  'Was kann ich vom Preis abziehen?',
])('%s is a question and no small talk', (message) => {
  expect(smallTalk(message)).toBeUndefined();
});

test.each([
  ['Können Sie mich bitte zurückrufen?', 'callback'],
  ['ich hätte gern einen Rückruf', 'callback'],
  ['Ich möchte mit einem Menschen sprechen', 'message'],
  ['kann ich mit jemandem reden', 'message'],
  ['Ich will euch eine Nachricht schreiben', 'message'],
])('%s leads to a person', (message, offer) => {
  const found = handover(message);
  expect(found?.offers[0]).toBe(offer);
  expect(found?.text).toContain('ohne Ihr Häkchen');
});

test.each(['Was kostet ein Notar?', 'Muss ich mit dem Mieter reden?', 'Wer spricht mit der Bank?'])(
  '%s stays with the adviser',
  (message) => {
    expect(handover(message)).toBeUndefined();
  },
);
