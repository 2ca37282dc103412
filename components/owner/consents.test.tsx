import { render, screen, within } from '@testing-library/react';
import { WithRouter } from '@/lib/testing/navigation';
import type { OwnConsent, OwnConsentUse } from '@/lib/requests/consent/consents';
import { Consents, Recipients } from './consents';

const consent = (overrides: Partial<OwnConsent> = {}): OwnConsent => ({
  purpose: 'contact',
  wording: 'Ich wünsche eine persönliche Kontaktaufnahme',
  version: '2026-11',
  wordingHash: '0123456789abcdef0123456789abcdef',
  sourcePage: '/immobilie-bewerten',
  givenAt: new Date('2026-11-22T08:05:00Z'),
  consequence: 'Wir rufen Sie nicht mehr an.',
  ...overrides,
});

const show = (consents: OwnConsent[], uses: OwnConsentUse[] = []) =>
  render(
    <WithRouter>
      <Consents
        consents={consents}
        uses={uses}
        how={{ path: '/api', plainAction: async (state) => state, next: '/' }}
      />
    </WithRouter>,
  );

const fact = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

test('a consent is shown word for word, with when, where, version and a short hash', () => {
  show([consent()]);
  expect(screen.getByText('„Ich wünsche eine persönliche Kontaktaufnahme“')).toBeVisible();
  expect(fact('Erteilt')).toBe('22.11.2026, 09:05\u00a0Uhr auf der Seite /immobilie-bewerten');
  expect(fact('Fassung')).toBe('2026-11, Prüfsumme 0123456789ab');
  expect(fact('Verwendet')).toBe('bisher nicht');
  expect(screen.getByText('Wir rufen Sie nicht mehr an.')).toBeInTheDocument();
});

test('a use stands with its own consent only', () => {
  const marketing = consent({ purpose: 'marketing', wording: 'Ich möchte Hinweise erhalten' });
  const use = { purpose: 'contact', text: 'Anruf', at: new Date('2026-11-23T09:00:00Z') } as const;
  show([consent(), marketing], [use]);
  const [first, second] = screen.getAllByText('Verwendet').map((term) => term.nextElementSibling);
  expect(first).toHaveTextContent('23.11.2026, 10:00 Uhr: Anruf');
  expect(second).toHaveTextContent('bisher nicht');
});

test('what was withdrawn says when, and cannot be withdrawn again', () => {
  show([consent({ withdrawnAt: new Date('2026-11-24T09:00:00Z') })]);
  expect(fact('Widerrufen')).toBe('24.11.2026, 10:00\u00a0Uhr');
  expect(screen.queryByRole('group')).toBeNull();
});

describe('who has the data', () => {
  const hosting = { name: 'Musterhoster', what: 'Rechenzentrum.' };

  test('it is said that no agent has them', () => {
    render(<Recipients recipients={[hosting]} uses={[]} />);
    expect(screen.getByText(/Maklerbüro hat Ihre Angaben bisher nicht/)).toBeVisible();
  });

  test('an agent stands there with the time, and that sentence is gone', () => {
    const at = new Date('2026-11-23T09:00:00Z');
    const agent = { name: 'Beispiel Immobilien', what: 'Maklerbüro.', at };
    const use = { purpose: 'partner', text: 'Weitergegeben', at } as const;
    const { container } = render(<Recipients recipients={[hosting, agent]} uses={[use]} />);
    const list = within(container);
    expect(list.getByText('Beispiel Immobilien').nextElementSibling).toHaveTextContent(
      'Maklerbüro. Seit dem 23.11.2026, 10:00 Uhr.',
    );
    expect(list.queryByText(/bisher nicht/)).toBeNull();
  });
});
