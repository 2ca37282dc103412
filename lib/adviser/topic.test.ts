import { fitsTopic } from './topic';

test.each([
  ['scheidung-verkauf-auftreten', 'Wie verkaufen wir nach der Trennung?', 1],
  ['scheidung-verkauf-auftreten', 'Wie verhindere ich Abzüge vom Preis?', 0.8],
  ['geerbtes-haus-verkaufen', 'Meine Oma ist gestorben, was nun?', 1],
  ['geerbtes-haus-verkaufen', 'Wann kann ich verkaufen?', 0.8],
  ['dauer-des-verkaufs', 'Wann kann ich verkaufen?', 1],
])('%s for "%s"', (id, said, fit) => {
  expect(fitsTopic(id, said)).toBe(fit);
});
