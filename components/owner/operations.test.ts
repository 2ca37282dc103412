/** @jest-environment node */
import { addressAfter, isOperation, OPERATIONS, type Operation } from './operations';

test('only what is an operation passes for one', () => {
  for (const name of OPERATIONS) expect(isOperation(name)).toBe(true);
  for (const name of ['', 'toString', 'constructor', 'LOESCHEN']) {
    expect(isOperation(name)).toBe(false);
  }
});

test.each<[Operation, string]>([
  ['kontaktwunsch', '/anfrage/a%2Fb?erledigt=kontaktwunsch#meldung'],
  ['berichtigen', '/anfrage/a%2Fb?erledigt=berichtigen#meldung'],
  ['beenden', '/anfrage?erledigt=beenden#meldung'],
  ['loeschen', '/anfrage/geloescht'],
])('%s leads to %s', (operation, address) => {
  expect(addressAfter(operation, 'a/b')).toBe(address);
});
