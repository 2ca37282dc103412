import { domainToASCII } from 'node:url';
import { mailtoHref } from '@/lib/platform/format/phone';

/** Octets of a line, its break not counted (RFC 5545, 3.1). */
const LINE_LENGTH = 75;

/** Control characters, and marks that turn the reading direction: none belongs into a calendar. */
const FORBIDDEN = /[^\P{Cc}\n]|[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/gu;
const LINE_BREAK = /\r\n?|[\u2028\u2029]/g;

const cleaned = (text: string) =>
  text.toWellFormed().replace(LINE_BREAK, '\n').replace(FORBIDDEN, '');

/** A text as the value of a property (RFC 5545, 3.3.11): no break in it begins another property. */
function textValue(text: string): string {
  return cleaned(text)
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/** A text as a parameter, in quotes, which it cannot hold itself (RFC 5545, 3.2). */
function quoted(text: string): string {
  return `"${cleaned(text).replaceAll('\n', ' ').replaceAll('"', "'")}"`;
}

const octets = (text: string) => Buffer.byteLength(text);

/** A property on as many lines as it needs, no character torn in two. */
function folded(property: string): string {
  const lines: string[] = [];
  let line = '';
  for (const character of property) {
    if (octets(line) + octets(character) > LINE_LENGTH) {
      lines.push(line);
      line = ' ';
    }
    line += character;
  }
  return [...lines, line].join('\r\n');
}

/** Properties as the lines of a calendar file. */
function calendarFile(properties: readonly string[]): string {
  return properties.map((property) => `${folded(property)}\r\n`).join('');
}

/** A participant, as calendars write one. */
interface Participant {
  name: string;
  /** Mail address */
  address: string;
}

/** A meeting, or the cancellation of one. */
export interface Invitation {
  /** 'REQUEST' arranges or moves it, 'CANCEL' calls it off (RFC 5546, 3.2) */
  method: 'REQUEST' | 'CANCEL';
  /** The same for as long as it is the same meeting */
  uid: string;
  /** Raised by every change */
  sequence: number;
  /** When this invitation was made */
  stamp: Date;
  start: Date;
  minutes: number;
  title: string;
  place: string;
  description: string;
  organizer: Participant;
  attendee: Participant;
  /** Who made the calendar: name of the site */
  product: string;
}

/** '20261123T090000Z': in UTC, so that no calendar has to know Germany's clocks. */
const moment = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

/** A mail address as a link; a host with umlauts in the letters that every mail program knows. */
function mailto(address: string): string {
  const at = address.lastIndexOf('@');
  const host = domainToASCII(address.slice(at + 1));
  return mailtoHref(`${address.slice(0, at)}@${host}`);
}

/**
 * An invitation as a calendar file (RFC 5545 and 5546). The same invitation makes the same file.
 * Nothing that is typed into it can begin a property of its own.
 */
export function invitationFile(invitation: Invitation): string {
  const { method, start, minutes, organizer, attendee } = invitation;
  const end = new Date(start.getTime() + minutes * 60_000);
  const isCancelled = method === 'CANCEL';
  const answer = isCancelled ? '' : ';PARTSTAT=NEEDS-ACTION;RSVP=TRUE';
  return calendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(invitation.product)}//Portal//DE`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${textValue(invitation.uid)}`,
    `SEQUENCE:${invitation.sequence}`,
    `DTSTAMP:${moment(invitation.stamp)}`,
    `DTSTART:${moment(start)}`,
    `DTEND:${moment(end)}`,
    `SUMMARY:${textValue(invitation.title)}`,
    `LOCATION:${textValue(invitation.place)}`,
    `DESCRIPTION:${textValue(invitation.description)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:${mailto(organizer.address)}`,
    `ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT${answer}:${mailto(attendee.address)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
