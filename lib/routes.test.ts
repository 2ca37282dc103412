import { guideSelection, routes } from './routes';

describe('the overview of guides', () => {
  test.each([
    [{}, '/ratgeber'],
    [{ query: '', category: '' }, '/ratgeber'],
    [{ query: 'notar' }, '/ratgeber?search=notar'],
    [{ category: 'recht' }, '/ratgeber?kategorie=recht'],
    [{ query: 'notar', category: 'recht' }, '/ratgeber?kategorie=recht&search=notar'],
    [{ query: 'a&b=c#d' }, '/ratgeber?search=a%26b%3Dc%23d'],
    [{ query: '7 % Käufer' }, '/ratgeber?search=7+%25+K%C3%A4ufer'],
  ])('narrowed down by %j is at %s', (selection, address) => {
    expect(guideSelection(selection)).toBe(address);
  });

  test('gets back what was put in', () => {
    const query = 'Grundbuch & "Notar" + 7 %';
    const { searchParams } = new URL(guideSelection({ query }), 'http://localhost');
    expect(searchParams.get('search')).toBe(query);
  });
});

test.each([
  [routes.guide, '/ratgeber/a%2Fb%3Fc'],
  [routes.guidePreview, '/ratgeber/a%2Fb%3Fc/vorschau.png'],
  [routes.agentInquiry, '/makler/anfrage/a%2Fb%3Fc'],
  [routes.api.articleViews, '/api/market-articles/a%2Fb%3Fc/views'],
])('a slug or an id stays one step of the address %#', (route, address) => {
  expect(route('a/b?c')).toBe(address);
});
