/** @jest-environment node */
import { OPERATIONS } from './operations';
import { outcomeOf } from './outcomes';
import { SECTIONS } from './sections';

test('everything but the deletion, which has a page, is answered with a sentence', () => {
  const silent = OPERATIONS.filter((operation) => !outcomeOf(operation));
  expect(silent).toEqual(['loeschen']);
  expect(outcomeOf('neuer-link')?.text).toMatch(/^Wenn zu dieser Adresse/);
});

test('a sentence stands in a section that there is', () => {
  const ids: readonly string[] = SECTIONS.map(({ id }) => id);
  for (const operation of OPERATIONS) {
    const section = outcomeOf(operation)?.section;
    if (section) expect(ids).toContain(section);
  }
});

test.each([undefined, '', 'toString', '__proto__', ['kontaktwunsch']])('%p says nothing', (name) =>
  expect(outcomeOf(name)).toBeUndefined(),
);
