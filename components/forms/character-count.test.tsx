import { render, screen } from '@testing-library/react';
import { CharacterCount } from './character-count';

const shown = (length: number, max = 4000) => {
  const { container } = render(<CharacterCount value={'ä'.repeat(length)} max={max} />);
  return {
    seen: container.querySelector('[aria-hidden]')?.textContent,
    told: screen.getByRole('status').textContent,
  };
};

test.each([
  [0, undefined, ''],
  [3799, undefined, ''],
  [3800, 'Noch 200 Zeichen', 'Noch höchstens 200 Zeichen'],
  [3850, 'Noch 150 Zeichen', 'Noch höchstens 200 Zeichen'],
  [3980, 'Noch 20 Zeichen', 'Noch höchstens 20 Zeichen'],
  [4000, 'Noch 0 Zeichen', 'Noch höchstens 0 Zeichen'],
  [4001, '1 Zeichen zu viel', 'Der Text ist zu lang'],
  [6000, '2.000 Zeichen zu viel', 'Der Text ist zu lang'],
])('after %d of 4,000 characters it shows %j and tells %j', (length, seen, told) => {
  expect(shown(length)).toEqual({ seen, told });
});

test('counts a sign of two code units once', () => {
  render(<CharacterCount value="😀😀" max={3} />);
  expect(screen.getByText('Noch 1 Zeichen')).toBeInTheDocument();
});
