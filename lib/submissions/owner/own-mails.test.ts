import { DELAYED_AFTER } from '@/lib/platform/mail/state';
import { ownMails, type MailRow } from './own-mails';

const NOW = new Date('2026-11-22T12:00:00Z');
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);

const shown = (
  overrides: Partial<MailRow>,
  address: { address?: string; isConfirmed?: boolean; sendsMail?: boolean } = {},
  later: Partial<MailRow>[] = [],
) => {
  const row = {
    id: 'm1',
    template: 'reply',
    recipient: 'erika@beispiel.de',
    status: 'queued',
    failure: null,
    createdAt: ago(1000),
    sentAt: null,
    ...overrides,
  };
  return ownMails(
    [...later.map((each) => ({ ...row, ...each })), row],
    (template) => `Mail ${template}`,
    {
      now: NOW,
      sendsMail: true,
      address: 'erika@beispiel.de',
      isConfirmed: false,
      ...address,
    },
  ).at(-1);
};

test.each([
  [{}, 'waiting', false, 'Wartet: Sie ist in den nächsten Minuten'],
  [{ failure: '451' }, 'delayed', false, 'Verzögert:'],
  [{ createdAt: ago(DELAYED_AFTER + 1) }, 'delayed', false, 'bis 25.11.2026, 12:49'],
  [{ status: 'held' }, 'held', false, 'Zurückgehalten: Ein Mensch prüft'],
  [
    { status: 'sent', sentAt: ago(0) },
    'accepted',
    true,
    'Verschickt: Der Mailserver hat sie am 22.11.2026, 13:00\u00a0Uhr angenommen',
  ],
  [
    { status: 'filed', sentAt: ago(0) },
    'filed',
    true,
    'Nicht verschickt: Als sie geschrieben wurde, verschickte das Portal keine E-Mails.',
  ],
  [{ status: 'rejected', failure: '550' }, 'refused', true, '(Fehler 550)'],
  [{ status: 'dead', failure: '451' }, 'failed', true, 'Drei Tage lang'],
] as const)('%j is shown as %s, to be sent again: %s', (overrides, state, canResend, text) => {
  const mail = shown(overrides);
  expect(mail).toMatchObject({ title: 'Mail reply', state, canResend });
  expect(mail?.text).toContain(text);
});

test('nothing is sent again while the same mail is under way, nothing goes out, or to another address', () => {
  const sent = { status: 'sent', sentAt: ago(0) };
  expect(shown(sent, {}, [{ id: 'm2', status: 'queued', sentAt: null }])?.canResend).toBe(false);
  expect(shown(sent, {}, [{ id: 'm2', template: 'new-link', status: 'queued' }])?.canResend).toBe(
    true,
  );
  expect(shown(sent, { sendsMail: false })?.canResend).toBe(false);
  expect(shown(sent, { address: 'neu@beispiel.de' })?.canResend).toBe(false);
});

test.each([
  ['valuation-detailed', false, false],
  ['valuation-detailed', true, true],
  ['valuation-confirmation', false, true],
  ['valuation-confirmation', true, false],
])(
  '%s, with the address confirmed (%s), may be sent again: %s',
  (template, isConfirmed, expected) => {
    const mail = { template, status: 'sent', sentAt: ago(0) };
    expect(shown(mail, { isConfirmed })?.canResend).toBe(expected);
  },
);
