import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { formatEuros } from '@/lib/platform/format/number';
import { estimate } from '@/lib/valuation/estimate';
import { revalue } from '@/lib/valuation/regional/what-if';
import { whatIfValues } from '@/lib/valuation/regional/what-if-values';
import { valuedHome } from '@/lib/testing/valued-home';
import { WhatIfSection } from './what-if-section';

const { home, base, outcome, model } = valuedHome();
const original = { base, regional: outcome };
const initial = whatIfValues(home);

const STALE = /stehen noch die Werte von davor/;
/** Milliseconds, longer than the delay of messages */
const QUIET = 1500;
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const quiet = () => act(() => jest.advanceTimersByTimeAsync(QUIET));

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

test('begins with the figures and the answers of the valuation', async () => {
  await show();
  expect(figure('Grundformel')).toEqual([formatEuros(base), '±0\u00a0€']);
  expect(figure('Regional')[1]).toBe('±0\u00a0€');
  expect(screen.getByLabelText('Wohnfläche')).toHaveValue('120');
  expect(screen.getByLabelText('Zimmer')).toHaveValue('4,5');
  expect(screen.getByLabelText('Zustand')).toHaveValue('gut');
});

test('both figures and the range follow what is typed, at once', async () => {
  await show();
  await retype('Wohnfläche', '140');
  const result = revalue(model!, { ...initial, area: '140' });
  if (!result.isRight || !result.figures.regional.isPossible) throw new Error('No figure');
  const { value, range } = result.figures.regional;
  expect(figure('Grundformel')).toEqual([
    formatEuros(estimate({ ...home, area: 140 }).value),
    expect.stringMatching(/^\+.*€ \(\+16,7\u00a0%\)$/),
  ]);
  expect(figure('Regional')[0]).toBe(formatEuros(value));
  expect(document.body.textContent).toContain(
    `Spanne: ${formatEuros(range.from)} bis ${formatEuros(range.to)}`,
  );
});

test('a chosen condition changes the regional figure only', async () => {
  await show();
  await user.selectOptions(screen.getByLabelText('Zustand'), 'Sanierungsbedürftig');
  expect(figure('Grundformel')).toEqual([formatEuros(base), '±0\u00a0€']);
  expect(figure('Regional')[1]).toMatch(/^−/);
});

test('a wrong answer keeps the last figures and is named at its field after a moment', async () => {
  await show();
  await retype('Wohnfläche', '140');
  const before = figure('Regional');
  await retype('Wohnfläche', '1');
  const field = screen.getByLabelText('Wohnfläche');
  expect(screen.getByText(STALE)).toBeVisible();
  expect(field).toBeValid();
  await quiet();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/mindestens 10 m² betragen/);
  expect(field).toHaveValue('1');
  expect(figure('Regional')).toEqual(before);
  expect(screen.getByText(STALE)).toBeVisible();
  await user.type(field, '40');
  expect(screen.queryByText(STALE)).toBeNull();
  expect(field).toBeValid();
  expect(figure('Regional')).toEqual(before);
});

test('no living area is a wrong answer, and the greyed figures say so', async () => {
  await show();
  await retype('Wohnfläche', '');
  await quiet();
  expect(screen.getByLabelText('Wohnfläche')).toHaveAccessibleDescription(
    /Bitte geben Sie die Wohnfläche/,
  );
  const list = screen.getByText('Regional', { selector: 'dt' }).closest('dl');
  expect(list).toHaveAccessibleDescription(STALE);
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

test('is read out once the typing has stopped, not at every key', async () => {
  await show();
  await retype('Wohnfläche', '140');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await quiet();
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Grundformel 406\.700 €, 58\.100 € mehr\. Regional .* mehr, Spanne .* bis .* €\.$/,
  );
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

test("'Zurücksetzen' brings back answers and figures", async () => {
  await show();
  await retype('Wohnfläche', '200');
  await retype('Baujahr', 'alt');
  await user.selectOptions(screen.getByLabelText('Zustand'), 'Sehr gut');
  await quiet();
  await user.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
  expect(screen.getByLabelText('Wohnfläche')).toHaveValue('120');
  expect(screen.getByLabelText('Baujahr')).toHaveValue('1990');
  expect(screen.getByLabelText('Baujahr')).toBeValid();
  expect(screen.getByLabelText('Zustand')).toHaveValue('gut');
  expect(figure('Grundformel')).toEqual([formatEuros(base), '±0\u00a0€']);
  expect(figure('Regional')[1]).toBe('±0\u00a0€');
  expect(screen.getByRole('status')).toHaveTextContent('Zurückgesetzt');
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

  test('is calculated with', async () => {
    render(page, { container: written(), hydrate: true });
    await expectTakenOver();
  });

  test('also where a foreign element has React make the page anew', async () => {
    const container = written();
    container.querySelector('form')!.prepend(document.createElement('div'));
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(page, { container, hydrate: true, onRecoverableError: () => {} });
    await expectTakenOver();
    complaint.mockRestore();
  });
});
