import { sentMails } from '@/lib/submissions/admin/submission/service';
import { deliveryText } from '@/lib/submissions/admin/sent/service';
import { ownMails } from '@/lib/submissions/owner/own-mails';
import { mailStatus } from '@/lib/operations/status-service';
import { MAIL_LABELS, mailState, NO_MAIL_SERVER } from '@/lib/platform/mail/state';

const NOW = new Date('2026-11-22T12:00:00Z');
const SERVER = { now: NOW, sendsMail: true };
const NO_SERVER = { now: NOW, sendsMail: false };
const row = (status: string, failure: string | null = null) => ({
  id: 'm',
  template: 'reply',
  recipient: 'erika@beispiel.de',
  status,
  failure,
  createdAt: NOW,
  sentAt: NOW,
});

test.each([
  ['queued', 'Wartet'],
  ['sent', 'Verschickt'],
  ['held', 'Zurückgehalten'],
  ['toString', 'Wartet'],
])('a mail that is %s is called "%s" by list, dialog and its owner’s page', (status, word) => {
  const address = { ...SERVER, isConfirmed: true };
  expect(MAIL_LABELS[mailState(row(status), SERVER)]).toBe(word);
  expect(sentMails([row(status)], SERVER)[0]?.state).toMatch(RegExp(`^${word}\\b`));
  expect(ownMails([row(status)], String, address)[0]?.text).toMatch(RegExp(`^${word}: `));
});

test('a mail that was tried in vain is late, and the status page says so too', () => {
  const tried = row('queued', '451');
  expect(MAIL_LABELS[mailState(tried, SERVER)]).toBe('Verzögert');
  expect(sentMails([tried], SERVER)[0]?.state).toBe('Verzögert');
  expect(ownMails([tried], String, { ...SERVER, isConfirmed: true })[0]?.text).toMatch(
    /^Verzögert: /,
  );
  const outbox = { hasServer: true, waiting: 1, tried: 1, oldestSince: NOW };
  expect(mailStatus(outbox, NOW).text).toMatch(/^E-Mails verzögern sich\. /);
});

test.each(['queued', 'filed'])(
  'without a mail server each of them says so alike of what is %s',
  (status) => {
    const mails = [row(status)];
    for (const told of [
      sentMails(mails, NO_SERVER)[0]?.state,
      ownMails(mails, String, { ...NO_SERVER, isConfirmed: true })[0]?.text,
      deliveryText({ ...mails[0]!, attempts: 0, nextAttemptAt: NOW }, NO_SERVER),
      mailStatus({ hasServer: false, waiting: 0, tried: 0 }, NOW).text,
    ]) {
      expect(told).toContain(NO_MAIL_SERVER);
    }
  },
);
