import { render, screen } from '@testing-library/react';
import { WithRouter } from '@/lib/testing/navigation';
import { NO_MAIL_SERVER } from '@/lib/platform/mail/state';
import type { NextStep } from '@/lib/requests/owner/next-step';
import type { Served } from '@/components/forms/served-form';
import { NextStepBlock } from './next-step-block';

const how = (): Served => ({ path: '/api', plainAction: async (state) => state, next: '/' });

const OWN = { mailId: 'm1', permission: { mayBeGiven: true } };

function show(step: Partial<NextStep>) {
  render(
    <WithRouter>
      <NextStepBlock
        step={{ address: 'g…@example.de', sendsMail: true, isConfirmed: false, own: OWN, ...step }}
        how={how}
      />
    </WithRouter>,
  );
  return screen.getByRole('heading', { level: 2 }).textContent;
}

const resend = () => screen.queryByRole('button', { name: 'Noch einmal senden' });

test.each([
  ['waiting', /^Wir haben an g…@example\.de geschrieben\. Bitte bestätigen Sie die Adresse$/, true],
  ['accepted', /^Wir haben an g…@example\.de geschrieben\./, true],
  ['delayed', /verzögert sich$/, false],
  ['refused', /ist nicht angekommen$/, true],
  ['failed', /ist nicht angekommen$/, true],
  ['held', /haben wir noch nicht geschrieben$/, false],
] as const)(
  'the mail is %s: said truly, and sent again where that helps',
  (mail, title, canResend) => {
    expect(show({ mail })).toMatch(title);
    expect(Boolean(resend())).toBe(canResend);
    expect(screen.getByText('Adresse falsch?')).toBeVisible();
  },
);

test.each([
  ['waiting', 'ist unterwegs'],
  ['accepted', 'ist verschickt'],
  ['refused', 'kam nicht an'],
] as const)('once the address is confirmed, the detailed valuation is %s', (mail, words) => {
  expect(show({ isConfirmed: true, mail })).toBe(
    `Adresse bestätigt: Die ausführliche Bewertung ${words}`,
  );
  expect(screen.queryByText('Adresse falsch?')).toBeNull();
});

test('without a mail server nothing is said to be written, nor sent again', () => {
  expect(show({ sendsMail: false, mail: 'filed' })).toMatch(/ist keine E-Mail hinausgegangen$/);
  expect(screen.getByText(NO_MAIL_SERVER, { exact: false })).toBeVisible();
  expect(resend()).toBeNull();
});

test('the link alone allows no change and shows the way to a new link', () => {
  show({ mail: 'accepted', own: undefined });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('Adresse falsch?')).toBeNull();
  expect(screen.getByRole('link', { name: 'Meine Anfrage' })).toHaveAttribute('href', '/anfrage');
});
