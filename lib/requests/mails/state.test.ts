import { sentMails } from '@/lib/requests/back-office/request/service';
import { ownMails } from '@/lib/requests/owner/view/mails';
import { mailStatus } from '@/lib/operations/mail-status';
import { MAIL_LABELS, mailState, NO_MAIL_SERVER } from '@/lib/platform/mail/state';

const NOW = new Date('2026-11-22T12:00:00Z');
const row = (status: string, failure: string | null = null) => ({
  ...{ id: 'm', template: 'reply', recipient: 'erika@beispiel.de', status, failure },
  createdAt: NOW,
  sentAt: NOW,
});

test.each([
  ['queued', 'Wartet'],
  ['sent', 'Verschickt'],
  ['filed', 'Nicht verschickt'],
  ['rejected', 'Abgelehnt'],
  ['dead', 'Aufgegeben'],
  ['held', 'Zurückgehalten'],
  ['toString', 'Wartet'],
])('a mail that is %s is called "%s" by list, dialog and its owner’s page', (status, word) => {
  const address = { now: NOW, isConfirmed: true };
  expect(MAIL_LABELS[mailState(row(status), NOW)]).toBe(word);
  expect(sentMails([row(status)], NOW)[0]?.state).toMatch(RegExp(`^${word}\\b`));
  expect(ownMails([row(status)], String, address)[0]?.text).toMatch(RegExp(`^${word}: `));
});

test('a mail that was tried in vain is late', () => {
  expect(mailState(row('queued', '451'), NOW)).toBe('delayed');
});

test('without a mail server each of them says so alike', () => {
  const mails = [row('filed')];
  for (const told of [
    sentMails(mails, NOW)[0]?.state,
    ownMails(mails, String, { now: NOW, isConfirmed: true })[0]?.text,
    mailStatus({ hasServer: false, waiting: 0 }, NOW).text,
  ]) {
    expect(told).toContain(NO_MAIL_SERVER);
    expect(told).toMatch(/nicht verschickt/i);
  }
});
