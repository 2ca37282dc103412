import { act, fireEvent, render, screen } from '@testing-library/react';
import { LoadingNote } from './loading-note';

function show() {
  render(
    <LoadingNote result="3 Artikel" beside={<a href="#gespeichert">Gespeichert</a>}>
      <a href="#recht">Recht</a>
      <p>Text</p>
      <form aria-label="Suche" />
    </LoadingNote>,
  );
}

const note = () => screen.getByRole('status').textContent;

test.each([
  ['text is pressed', () => fireEvent.click(screen.getByText('Text'))],
  ['a new tab is opened', () => fireEvent.click(screen.getByText('Recht'), { ctrlKey: true })],
])('it does not when %s', (_, press) => {
  show();
  press();
  expect(note()).toBe('3 Artikel');
});

test('a page that the browser kept shows its result again', () => {
  show();
  fireEvent.click(screen.getByText('Recht'));
  act(() => void dispatchEvent(new Event('pageshow')));
  expect(note()).toBe('3 Artikel');
});
