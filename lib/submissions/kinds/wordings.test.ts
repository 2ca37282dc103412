import { CONSENT_VERSION, CONSENT_WORDINGS } from './wordings';

test('a changed wording gets a new version', () => {
  // A new sentence needs a new version; then update this list.
  expect({ version: CONSENT_VERSION, ...CONSENT_WORDINGS }).toEqual({
    version: '2026-11',
    privacy: 'Ich stimme der Verarbeitung meiner personenbezogenen Daten zu',
    contact: 'Ich wünsche eine persönliche Kontaktaufnahme',
    marketing: 'Ich möchte Hinweise und Angebote per E-Mail erhalten',
    inquiry: 'Ich bitte darum, zu meiner Anfrage angerufen und angeschrieben zu werden',
    partner:
      'Sie dürfen meine Angaben an höchstens ein Maklerbüro weitergeben, das mich zu diesem Verkauf anrufen und mir schreiben darf',
    callback: 'Ich bitte um einen Anruf unter dieser Nummer',
  });
});
