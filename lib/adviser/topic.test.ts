import { situationsIn } from './topic';

test.each([
  ['scheidung-verkauf-auftreten', 'Wie verkaufen wir nach der Trennung?', true],
  ['scheidung-verkauf-auftreten', 'Wie verhindere ich Abzüge vom Preis?', false],
  ['geerbtes-haus-verkaufen', 'Meine Oma ist gestorben, was nun?', true],
  ['geerbtes-haus-verkaufen', 'Wann kann ich verkaufen?', false],
  ['dauer-des-verkaufs', 'Wann kann ich verkaufen?', true],
])('%s for "%s"', (id, said, fits) => {
  expect(situationsIn(said)(id)).toBe(fits);
});
