import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { formatEuros } from '@/lib/platform/format/number';
import type { RegionalValuation } from '@/lib/valuation/regional/outcome';
import { whatIfValues } from '@/lib/valuation/regional/what-if-values';
import { valuedHome } from '@/lib/testing/valued-home';
import { WhatIfSection } from './what-if-section';

const { home, outcome, model } = valuedHome();
const initial = whatIfValues(home);
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

async function show() {
  render(<WhatIfSection model={model!} original={outcome} initial={initial} />);
  await waitFor(() => expect(screen.getByRole('form')).toHaveAttribute('data-ready'));
}

const figure = () =>
  [
    ...screen
      .getByText('Geschätzter Wert', { selector: 'dt' })
      .parentElement!.querySelectorAll('dd'),
  ].map(({ textContent }) => textContent);

async function retype(label: string, text: string) {
  await user.clear(screen.getByLabelText(label));
  if (text) await user.type(screen.getByLabelText(label), text);
}

beforeEach(() => {
  jest.useFakeTimers();
});

test('a plot of which nothing was offered says so at its field', async () => {
  await show();
  await retype('Grundstück', '90000');
  expect(document.body.textContent).toMatch(
    /mehr als [\d.]+\u00a0m² Grundstück: dazu haben wir keine Angebote/,
  );
  await retype('Grundstück', '600');
  expect(document.body.textContent).not.toContain('dazu haben wir keine Angebote');
});

test('the plot is asked for houses only, and what was typed is not lost', async () => {
  await show();
  await retype('Grundstück', '800');
  const house = figure();
  await user.selectOptions(screen.getByLabelText('Immobilientyp'), 'Eigentumswohnung');
  expect(screen.getByLabelText('Grundstück')).not.toBeVisible();
  await user.selectOptions(screen.getByLabelText('Immobilientyp'), 'Einfamilienhaus');
  expect(screen.getByLabelText('Grundstück')).toHaveValue('800');
  expect(figure()).toEqual(house);
});

test('outside of the data there is no value, and that is said', async () => {
  await show();
  await retype('Wohnfläche', '1900');
  expect(figure()).toEqual(['–', 'Keine Zahl möglich']);
});

describe('what is changed before React has the page', () => {
  const page = <WhatIfSection model={model!} original={outcome} initial={initial} />;
  const written = () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    document.body.append(container);
    screen.getByLabelText<HTMLInputElement>('Wohnfläche').value = '140';
    screen.getByLabelText<HTMLSelectElement>('Zustand').value = 'sehr_gut';
    return container;
  };
  const expectTakenOver = async () => {
    const larger = valuedHome({ area: 140, condition: 'sehr_gut' }).outcome as RegionalValuation;
    await waitFor(() => expect(figure()[0]).toBe(formatEuros(larger.value)));
    expect(screen.getByLabelText('Wohnfläche')).toHaveValue('140');
    expect(screen.getByLabelText('Zustand')).toHaveValue('sehr_gut');
  };
  afterEach(() => document.body.replaceChildren());

  test('also where a foreign element has React build the page again', async () => {
    const container = written();
    container.querySelector('form')!.prepend(document.createElement('div'));
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(page, { container, hydrate: true, onRecoverableError: () => {} });
    await expectTakenOver();
    complaint.mockRestore();
  });
});
