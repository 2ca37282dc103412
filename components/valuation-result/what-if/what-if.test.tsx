import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { formatEuros } from '@/lib/platform/format/number';
import { estimate } from '@/lib/valuation/estimate';
import { whatIfValues } from '@/lib/valuation/regional/what-if-values';
import { valuedHome } from '@/lib/testing/valued-home';
import { WhatIfSection } from './what-if-section';

const { home, base, outcome, model } = valuedHome();
const original = { base, regional: outcome };
const initial = whatIfValues(home);
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

async function show() {
  render(<WhatIfSection model={model!} original={original} initial={initial} />);
  await waitFor(() => expect(screen.getByRole('form')).toHaveAttribute('data-ready'));
}

const figure = (label: string) =>
  [...screen.getByText(label, { selector: 'dt' }).parentElement!.querySelectorAll('dd')].map(
    ({ textContent }) => textContent,
  );

async function retype(label: string, text: string) {
  await user.clear(screen.getByLabelText(label));
  if (text) await user.type(screen.getByLabelText(label), text);
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
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
  const house = figure('Regional');
  await user.selectOptions(screen.getByLabelText('Immobilientyp'), 'Eigentumswohnung');
  expect(screen.getByLabelText('Grundstück')).not.toBeVisible();
  await user.selectOptions(screen.getByLabelText('Immobilientyp'), 'Einfamilienhaus');
  expect(screen.getByLabelText('Grundstück')).toHaveValue('800');
  expect(figure('Regional')).toEqual(house);
});

test('outside of the data the regional figure says so while the other follows', async () => {
  await show();
  await retype('Wohnfläche', '1900');
  expect(figure('Regional')).toEqual(['–', 'Keine Zahl möglich']);
  expect(figure('Grundformel')[0]).toBe(formatEuros(estimate({ ...home, area: 1900 }).value));
});

describe('what is changed before React has the page', () => {
  const page = <WhatIfSection model={model!} original={original} initial={initial} />;
  const written = () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    document.body.append(container);
    screen.getByLabelText<HTMLInputElement>('Wohnfläche').value = '140';
    screen.getByLabelText<HTMLSelectElement>('Zustand').value = 'sehr_gut';
    return container;
  };
  const expectTakenOver = async () => {
    await waitFor(() => expect(figure('Grundformel')[0]).toBe(formatEuros(406_700)));
    expect(screen.getByLabelText('Wohnfläche')).toHaveValue('140');
    expect(screen.getByLabelText('Zustand')).toHaveValue('sehr_gut');
  };
  afterEach(() => document.body.replaceChildren());

  test('also where a foreign element has React make the page anew', async () => {
    const container = written();
    container.querySelector('form')!.prepend(document.createElement('div'));
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(page, { container, hydrate: true, onRecoverableError: () => {} });
    await expectTakenOver();
    complaint.mockRestore();
  });
});
