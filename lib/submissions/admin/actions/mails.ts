import { z } from 'zod';
import { purposeOf } from '@/lib/submissions/mails/purposes';
import { onItsWay } from '@/lib/platform/mail/sender';
import { KINDS } from '@/lib/submissions/kinds/kinds';
import { text as textField } from '@/lib/platform/validation/fields';
import { dueAfterContact, mailAddress, statusAfterContact, statusChange } from './contact';
import { MAX_MAIL, MAX_SUBJECT } from './limits';
import { operation, type OperationTarget } from './operation';

const TEMPLATE = 'reply';

const schema = z.object({
  subject: textField({ min: 1, max: MAX_SUBJECT, message: 'Bitte geben Sie einen Betreff ein' }),
  text: textField({
    min: 1,
    max: MAX_MAIL,
    message: 'Bitte schreiben Sie einen Text',
    multiline: true,
  }),
});

/** A mail answers a message and is stored as its answer. */
function answered(target: OperationTarget, status: string, response: string) {
  const { before, after } = statusChange(target, status);
  return {
    before: { ...before, response: target.submission.notes },
    after: { ...after, response },
    columns: { status, notes: response, dueAt: null, dueFor: null },
  };
}

function contacted(target: OperationTarget, text: string) {
  const status = statusAfterContact(target);
  const { before, after } = statusChange(target, status);
  return {
    before,
    after: { ...after, text },
    columns: { status, ...dueAfterContact(target) },
  };
}

export const mails = operation(schema, ({ subject, text }, target, { name }) => {
  const recipient = mailAddress(target);
  const { kind } = target.submission;
  const { answered: status } = KINDS[kind].progress;
  const change = status ? answered(target, status, text) : contacted(target, text);
  return {
    ...change,
    action: 'mailed',
    after: { ...change.after, subject },
    mail: { template: TEMPLATE, recipient, payload: { subject, text, employee: name } },
    restsOn: purposeOf(TEMPLATE, kind),
    message: `Die E-Mail ${onItsWay()}`,
  };
});
