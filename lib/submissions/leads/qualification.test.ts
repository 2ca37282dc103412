import { exceptionOf, openStages, stageTitles } from './qualification';
import type { Qualification } from './qualification-repository';

const at = new Date('2026-11-25T12:00:00Z');

/** Released after all stages. */
const RELEASED = {
  receivedAt: at,
  contactAt: at,
  propertyAt: at,
  intentAt: at,
  isOwner: true,
  releasedAt: at,
  exception: null,
} as Qualification;

const CONTACT = 'Kontakt bestätigt';
const PROPERTY = 'Objektdaten vollständig';
const INTENT = 'Eigentum und Absicht bestätigt';

test.each<[string, Partial<Qualification>, string]>([
  ['nothing', {}, ''],
  ['nothing before the release itself', { releasedAt: null }, ''],
  ['a submission in quarantine', { receivedAt: null }, 'Eingegangen und plausibel'],
  ['the contact', { contactAt: null }, CONTACT],
  ['the home', { propertyAt: null }, PROPERTY],
  ['the talk', { intentAt: null }, INTENT],
  ['the owner, in spite of a talk', { isOwner: false }, INTENT],
  ['several', { contactAt: null, intentAt: null, isOwner: false }, `${CONTACT}, ${INTENT}`],
])('%s is open before the release', (_, changes, open) => {
  expect(stageTitles(openStages({ ...RELEASED, ...changes }))).toBe(open);
});

test.each<[string, Partial<Qualification>, boolean]>([
  ['names what is open', { propertyAt: null }, true],
  ['is over once all stages are reached', {}, false],
  ['is over once the lead is out of the sale', { propertyAt: null, releasedAt: null }, false],
])('an exception %s', (_, changes, isTold) => {
  const text = exceptionOf({ ...RELEASED, exception: 'Baujahr unbekannt.', ...changes });
  const told = `freigegeben, obwohl noch offen ist: ${PROPERTY}. Begründung: Baujahr unbekannt.`;
  expect(text).toBe(isTold ? told : undefined);
});
