/** @jest-environment node */
import type { SubmissionCard } from '@/lib/submissions/admin/submission/submission';
import { nextAction } from './next-action';

const now = new Date('2026-11-23T12:00:00Z');
const before = new Date('2026-11-23T11:00:00Z');
const after = new Date('2026-11-23T13:00:00Z');

const card = (more: Partial<SubmissionCard>): SubmissionCard => ({
  type: 'valuation',
  id: 'a',
  version: 1,
  status: 'pending',
  summary: '',
  others: 0,
  isMerged: false,
  createdAt: before,
  updatedAt: before,
  phone: '0441 123456',
  email: 'erika@beispiel.de',
  ...more,
});

const doNotCall = { channel: 'email', times: [], doNotCall: true } as const;

test.each<[string, Partial<SubmissionCard>, string, string | undefined]>([
  ['a person with a number is called', {}, 'Anrufen', 'call'],
  ['a message is answered in writing', { type: 'contact', status: 'read' }, 'Antworten', 'mail'],
  ['an agency is called', { type: 'inquiry' }, 'Anrufen', 'call'],
  ['a wish not to be called holds', { wish: doNotCall as never }, 'E-Mail schreiben', 'mail'],
  ['without a number it is a mail', { phone: undefined }, 'E-Mail schreiben', 'mail'],
  ['with neither it is looked at', { phone: undefined, email: undefined }, 'Ansehen', undefined],
  [
    'what came of a meeting is noted',
    { due: { at: before, for: 'appointment' } },
    'Ergebnis eintragen',
    undefined,
  ],
  [
    'a meeting that is ahead is looked at',
    { due: { at: after, for: 'appointment' } },
    'Termin ansehen',
    undefined,
  ],
  [
    'an answered message that waits for a call is called about',
    { type: 'contact', status: 'replied', due: { at: after, for: 'callback' } },
    'Anrufen',
    'call',
  ],
])('%s', (_, more, label, action) => {
  expect(nextAction(card(more), now)).toEqual({ label, action });
});
