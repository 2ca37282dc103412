import { act, fireEvent, render, screen } from '@testing-library/react';
import { LoadingNote } from './loading-note';

const LOADING = 'Ratgeber-Artikel werden geladen...';

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

test('the result stands there until something is chosen', () => {
  show();
  expect(note()).toBe('3 Artikel');
});

test.each([
  ['a link is followed', () => fireEvent.click(screen.getByText('Recht'))],
  ['a search is sent', () => fireEvent.submit(screen.getByRole('form'))],
])('it says that the articles are on their way when %s', (_, choose) => {
  show();
  choose();
  expect(note()).toBe(LOADING);
  expect(screen.getByRole('status').querySelector('.animate-spin')).toBeInTheDocument();
});

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
