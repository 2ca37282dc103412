/** @jest-environment node */
import {
  addressAfter,
  isOperation,
  OPERATIONS,
  type OwnerOperation,
  ownerOutcome,
  OWNER_SECTIONS,
} from './operations';

test('only what is an operation passes for one', () => {
  for (const name of OPERATIONS) expect(isOperation(name)).toBe(true);
  for (const name of ['', 'toString', 'constructor', 'LOESCHEN']) {
    expect(isOperation(name)).toBe(false);
  }
});

test.each<[OwnerOperation, string]>([
  ['kontaktwunsch', '/anfrage/a%2Fb?erledigt=kontaktwunsch#meldung'],
  ['berichtigen', '/anfrage/a%2Fb?erledigt=berichtigen#meldung'],
  ['beenden', '/anfrage?erledigt=beenden#meldung'],
  ['loeschen', '/anfrage/geloescht'],
])('%s leads to %s', (operation, address) => {
  expect(addressAfter(operation, 'a/b')).toBe(address);
});

test('everything but the deletion, which has a page, is answered with a sentence', () => {
  const silent = OPERATIONS.filter((operation) => !ownerOutcome(operation));
  expect(silent).toEqual(['loeschen']);
  expect(ownerOutcome('neuer-link')?.text).toMatch(/^Wenn zu dieser Adresse/);
});

test('a sentence stands in a section that there is', () => {
  const ids: readonly string[] = OWNER_SECTIONS.map(({ id }) => id);
  for (const operation of OPERATIONS) {
    const section = ownerOutcome(operation)?.section;
    if (section) expect(ids).toContain(section);
  }
});

test.each([undefined, '', 'toString', '__proto__', ['kontaktwunsch']])('%p says nothing', (name) =>
  expect(ownerOutcome(name)).toBeUndefined(),
);
