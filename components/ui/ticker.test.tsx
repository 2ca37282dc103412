import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ticker } from './ticker';

const ITEMS = [
  { text: 'Energieausweis: Pflicht', href: '/ratgeber/energieausweis' },
  { text: 'Maklerprovision: die Hälfte', href: '/ratgeber/maklerprovision' },
];

test('each message is read out once, as a link', () => {
  render(<Ticker label="Kurz notiert" items={ITEMS} />);
  expect(screen.getByRole('region', { name: 'Kurz notiert' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ITEMS.map(({ href }) => href),
  );
});

test('the band that follows it cannot be reached', () => {
  render(<Ticker label="Kurz notiert" items={ITEMS} />);
  const copy = document.querySelector('ul[aria-hidden="true"]');
  expect(copy).toHaveTextContent(ITEMS.map(({ text }) => text).join(''));
  expect(copy?.querySelector('a, button, input, [tabindex]')).toBeNull();
});

test('it is stopped by a switch that the keyboard reaches', async () => {
  render(<Ticker label="Kurz notiert" items={ITEMS} />);
  const user = userEvent.setup();
  await user.tab();
  const pause = screen.getByRole('checkbox', { name: 'Laufband anhalten' });
  expect(pause).toHaveFocus();
  await user.keyboard(' ');
  expect(pause).toBeChecked();
});

test('without messages there is none', () => {
  const { container } = render(<Ticker label="Kurz notiert" items={[]} />);
  expect(container).toBeEmptyDOMElement();
});
