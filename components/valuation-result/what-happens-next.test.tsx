import { render, screen, within } from '@testing-library/react';
import { WhatHappensNext } from './what-happens-next';

const section = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  render(
    <WhatHappensNext
      phone="+49 89 1234567"
      phoneHref="tel:+49891234567"
      callback={<button>Rückruf</button>}
    />,
  );
});

test("'Was passiert jetzt?' promises mail, a check, tips and a broker if needed", () => {
  const promises = section('Was passiert jetzt?').getAllByRole('listitem');
  expect(promises.map(({ textContent }) => textContent)).toEqual([
    'Die ausführliche Bewertung kommt in Kürze per E-Mail. Bestätige dafür deine Adresse mit dem Link, den wir dir gerade schicken.',
    'Unsere Experten prüfen deine Angaben.',
    'Du bekommst persönliche Tipps für den Verkauf.',
    'Bei Bedarf und nur mit deiner Erlaubnis vermitteln wir dich an qualifizierte Makler vor Ort.',
  ]);
});

test('the call button dials the company, whose number can also be read', () => {
  expect(screen.getByRole('link', { name: 'Jetzt anrufen' })).toHaveAttribute(
    'href',
    'tel:+49891234567',
  );
  expect(screen.getByText('Telefon +49 89 1234567')).toBeVisible();
  expect(section('Was passiert jetzt?').getByRole('button', { name: 'Rückruf' })).toBeVisible();
});

test("'Nächste Schritte' are three, numbered in their order", () => {
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
