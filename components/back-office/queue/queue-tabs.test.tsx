import { render, screen } from '@testing-library/react';
import { QueueTabs } from './queue-tabs';

test('the tabs are named to the letter', () => {
  render(<QueueTabs current="callback" query="" />);
  const tabs = screen.getAllByRole('link');
  const names = ['Rückrufanfragen', 'Kontaktanfragen', 'Bewertungsanfragen'];
  expect(tabs.map(({ textContent }) => textContent)).toEqual(names);
  for (const [index, name] of names.entries()) expect(tabs[index]).toHaveAccessibleName(name);
});
