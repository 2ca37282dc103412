import { invitationFile, type Invitation } from './invitation';
import { propertiesOf, valueOf } from './read.fixture';

const INVITATION: Invitation = {
  method: 'REQUEST',
  uid: '7c2d@portal.example',
  sequence: 0,
  stamp: new Date('2026-11-22T08:00:00.123Z'),
  start: new Date('2026-11-24T09:30:00Z'),
  minutes: 45,
  title: 'Termin mit Wohnlotse',
  place: 'Lindenstraße 4, 80331 München',
  description: 'Bitte den Grundriss bereitlegen.',
  organizer: { name: 'Wohnlotse', address: 'buero@portal.example' },
  attendee: { name: 'Erika Beispiel', address: 'erika@beispiel.de' },
  product: 'Wohnlotse',
};

const file = (changes: Partial<Invitation> = {}) => invitationFile({ ...INVITATION, ...changes });
const namesOf = (text: string) => propertiesOf(text).map(([name]) => name.split(';')[0]);

test('a meeting has times in UTC, its place, who invites and who is invited', () => {
  const text = file();
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  expect(propertiesOf(text)).toEqual(
    expect.arrayContaining([
      ['METHOD', 'REQUEST'],
      ['UID', '7c2d@portal.example'],
      ['SEQUENCE', '0'],
      ['DTSTAMP', '20261122T080000Z'],
      ['DTSTART', '20261124T093000Z'],
      ['DTEND', '20261124T101500Z'],
      ['STATUS', 'CONFIRMED'],
      ['ORGANIZER;CN="Wohnlotse"', 'mailto:buero@portal.example'],
      [
        'ATTENDEE;CN="Erika Beispiel";ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE',
        'mailto:erika@beispiel.de',
      ],
    ]),
  );
  expect(valueOf(text, 'LOCATION')).toBe('Lindenstraße 4, 80331 München');
});

test('called off, it keeps its name and asks for no answer', () => {
  const text = file({ method: 'CANCEL', sequence: 2 });
  expect(valueOf(text, 'METHOD')).toBe('CANCEL');
  expect(valueOf(text, 'STATUS')).toBe('CANCELLED');
  expect(valueOf(text, 'UID')).toBe(valueOf(file(), 'UID'));
  expect(valueOf(text, 'SEQUENCE')).toBe('2');
  expect(text).not.toContain('RSVP');
});

const HOSTILE = [
  ['a break', 'Erster Stock\r\nATTENDEE:mailto:boese@x.example'],
  ['signs of the format', 'A; B, C: D \\ "E" \\n F'],
  ['long words', 'Überraschungsbesuch🏠'.repeat(30)],
  ['controls and torn characters', 'a\0b\u0007c\ud800\u202Ed'],
] as const;

describe.each(HOSTILE)('with %s', (_, text) => {
  const hostile = file({
    title: text,
    place: text,
    description: text,
    product: text,
    uid: text,
    attendee: { name: text, address: 'erika@beispiel.de' },
    organizer: { name: text, address: 'buero@portal.example' },
  });

  test('typed into it, it has no other properties', () => {
    expect(namesOf(hostile)).toEqual(namesOf(file()));
    expect(valueOf(hostile, 'METHOD')).toBe('REQUEST');
  });

  test('no line is longer than 75 octets, and every break is one of the format', () => {
    for (const line of hostile.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\p{Cc}\u202A-\u202E]/u);
    }
    expect(hostile.isWellFormed()).toBe(true);
  });
});

test('what was typed is read again as it was, lines included', () => {
  const typed = 'Klingel: "Beispiel"; 2. Stock, links\nHof \\ Garten 🏡';
  expect(valueOf(file({ description: typed }), 'DESCRIPTION')).toBe(typed);
  const long = 'Größenordnung '.repeat(40);
  expect(valueOf(file({ description: long }), 'DESCRIPTION')).toBe(long);
});

test.each([
  ["o'neill+haus@beispiel.de", "mailto:o'neill%2Bhaus@beispiel.de"],
  ['a?b=c&d@müller.de', 'mailto:a%3Fb%3Dc%26d@xn--mller-kva.de'],
])('the address %s leads to no one else', (address, expected) => {
  const text = file({ attendee: { name: 'Erika', address } });
  expect(propertiesOf(text).find(([name]) => name.startsWith('ATTENDEE'))?.[1]).toBe(expected);
});
