import { keepTexts, keptKeys, keptTexts } from './draft-box';

afterEach(() => {
  for (const key of keptKeys('')) keepTexts(key, undefined);
});

test('what is kept is found again, until it is sent', () => {
  keepTexts('a:note', { text: 'Ruft zurück' });
  expect(keptTexts('a:note')).toEqual({ text: 'Ruft zurück' });
  expect(keptKeys('a:')).toEqual(['a:note']);
  expect(keptKeys('b:')).toEqual([]);
  keepTexts('a:note', undefined);
  expect(keptTexts('a:note')).toBeUndefined();
  expect(keptKeys('a:')).toEqual([]);
});

test('what an earlier page of this window has kept is found', () => {
  sessionStorage.setItem('a:note', JSON.stringify({ text: 'Ruft zurück', version: 3 }));
  expect(keptTexts('a:note')).toEqual({ text: 'Ruft zurück' });
});

test.each(['kein JSON', 'null'])('%j is nothing that was kept', (text) => {
  sessionStorage.setItem('a:note', text);
  expect(keptTexts('a:note')).toBeUndefined();
});
