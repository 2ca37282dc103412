import { createReference, formatReference } from '@/lib/valuation/reference';
import { searchSchema, searchTerms } from './search';

const REFERENCE = createReference(482_719_360);
const UUID = '0b7d3c1e-5a52-4f0e-9d5a-6f1b2c3d4e5f';

test.each([
  ['Erika@Beispiel.de', { email: 'erika@beispiel.de' }],
  ['+49 (0)30 1234567', { phone: '+49 (0)30 1234567' }],
  [formatReference(REFERENCE), { reference: REFERENCE, phone: formatReference(REFERENCE) }],
  [UUID.toUpperCase(), { id: UUID }],
  ['Erika Beispiel', undefined],
  ['1234', undefined],
])('%j is searched for as %j', (typed, terms) => {
  expect(searchTerms(typed)).toEqual(terms);
});

test.each([{ search: '  ' }, { search: 'Erika' }, { search: 7 }, {}, null])(
  '%j is refused in words',
  (body) => {
    expect(searchSchema.safeParse(body).error?.issues[0]?.message).toMatch(/^Bitte /);
  },
);

test('what was typed is trimmed', () => {
  expect(searchSchema.parse({ search: ' Erika@Beispiel.de ' }).search).toEqual({
    email: 'erika@beispiel.de',
  });
});
