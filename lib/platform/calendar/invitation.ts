import { domainToASCII } from 'node:url';
import { mailtoHref } from '@/lib/platform/format/phone';

const LINE_LENGTH = 75;

/** Control characters, and marks that change the reading direction. */
const FORBIDDEN = /[^\P{Cc}\n]|[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/gu;
const LINE_BREAK = /\r\n?|[\u2028\u2029]/g;

const cleaned = (text: string) =>
  text.toWellFormed().replace(LINE_BREAK, '\n').replace(FORBIDDEN, '');

/** Escaped (RFC 5545, 3.3.11), so that a line break cannot begin another property. */
function textValue(text: string): string {
  return cleaned(text)
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/** A quoted parameter cannot contain quotes (RFC 5545, 3.2). */
function quoted(text: string): string {
  return `"${cleaned(text).replaceAll('\n', ' ').replaceAll('"', "'")}"`;
}

const octets = (text: string) => Buffer.byteLength(text);

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

function calendarFile(properties: readonly string[]): string {
  return properties.map((property) => `${folded(property)}\r\n`).join('');
}

interface Participant {
  name: string;
  address: string;
}

export interface Invitation {
  /** 'REQUEST' arranges or moves a meeting, 'CANCEL' cancels it (RFC 5546, 3.2) */
  method: 'REQUEST' | 'CANCEL';
  /** The same for all invitations to one meeting */
  uid: string;
  /** Raised by every change */
  sequence: number;
  stamp: Date;
  start: Date;
  minutes: number;
  title: string;
  place: string;
  description: string;
  organizer: Participant;
  attendee: Participant;
  product: string;
}

/** In UTC, so that calendars need no German time zone: '20261123T090000Z'. */
const moment = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

/** The host in punycode, which every mail program knows. */
function mailto(address: string): string {
  const at = address.lastIndexOf('@');
  const host = domainToASCII(address.slice(at + 1));
  return mailtoHref(`${address.slice(0, at)}@${host}`);
}

/** A calendar file (RFC 5545 and 5546); no input can begin a property of its own. */
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
