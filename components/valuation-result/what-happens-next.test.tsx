import { render, screen, within } from '@testing-library/react';
import { WhatHappensNext } from './what-happens-next';

const section = (name: string) => within(screen.getByRole('region', { name }));

const show = (sendsMail = true) =>
  render(
    <WhatHappensNext
      phone="+49 89 1234567"
      phoneHref="tel:+49891234567"
      callback={<button>Rückruf</button>}
      sendsMail={sendsMail}
    />,
  );

test("'Was passiert jetzt?' promises mail, a check, tips and a broker if needed", () => {
  show();
  const promises = section('Was passiert jetzt?').getAllByRole('listitem');
  expect(promises.map(({ textContent }) => textContent)).toEqual([
    'Die ausführliche Bewertung schicken wir per E-Mail an Ihre bestätigte Adresse.',
    'Unsere Experten prüfen Ihre Angaben.',
    'Sie bekommen persönliche Tipps für den Verkauf.',
    'Bei Bedarf und nur mit Ihrer Erlaubnis vermitteln wir Sie an qualifizierte Makler vor Ort.',
  ]);
});

test('the call button dials the company, whose number can also be read', () => {
  show();
  expect(screen.getByRole('link', { name: 'Jetzt anrufen' })).toHaveAttribute(
    'href',
    'tel:+49891234567',
  );
  expect(screen.getByText('Telefon +49 89 1234567')).toBeVisible();
  expect(section('Was passiert jetzt?').getByRole('button', { name: 'Rückruf' })).toBeVisible();
});

test("'Nächste Schritte' are three, numbered in their order", () => {
  show();
  const steps = section('Nächste Schritte').getAllByRole('listitem');
  expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
    'Bewertung prüfen',
    'Beratung vereinbaren',
    'Verkauf starten',
  ]);
  steps.forEach((step, index) => {
    expect(within(step).getByText(String(index + 1))).toBeVisible();
    expect(step.parentElement?.tagName).toBe('OL');
  });
});

test('the last step leads to the form for a sale', () => {
  show();
  expect(screen.getByRole('link', { name: 'Verkaufsanfrage stellen' })).toHaveAttribute(
    'href',
    '/verkaufen',
  );
});

test('without a mail server no mail is promised', () => {
  show(false);
  const [first] = section('Was passiert jetzt?').getAllByRole('listitem');
  expect(first).toHaveTextContent('Das Portal verschickt zurzeit keine E-Mails.');
  expect(screen.queryByText(/Keine E-Mail da\?/)).toBeNull();
});
