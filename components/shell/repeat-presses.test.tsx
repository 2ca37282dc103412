import { act, fireEvent, screen } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { useForm } from 'react-hook-form';
import { OptionGrid } from '@/components/forms/option-grid';
import { keepEarlyPresses } from './early-presses';
import { RouteEffects } from './route-effects';

const sent = jest.fn();
const pressed = jest.fn();

/** A form whose state is React's in three ways, and a button. */
function Form() {
  const [text, setText] = useState('');
  const { register, getValues } = useForm({ defaultValues: { typed: '', box: false, card: '' } });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent({ text, ...getValues() });
      }}
    >
      <input aria-label="Gesteuert" value={text} onChange={({ target }) => setText(target.value)} />
      <input aria-label="Eingetragen" {...register('typed')} />
      <input aria-label="Kästchen" type="checkbox" {...register('box')} />
      <OptionGrid
        name="card"
        legend="Karten"
        options={[{ value: 'eins', label: 'Karte', drawing: null }]}
        selected=""
        onChosen={pressed}
        inputProps={register('card')}
      />
      <button type="button" onClick={() => pressed('Knopf')}>
        Knopf
      </button>
      <button>Senden</button>
    </form>
  );
}

const PAGE = (
  <AppRouterContext value={{} as never}>
    <PathnameContext value="/">
      <Form />
      <RouteEffects />
    </PathnameContext>
  </AppRouterContext>
);

// A document has its first script once.
document.documentElement.classList.add('js');
keepEarlyPresses(() => {});
beforeEach(() => {
  delete document.documentElement.dataset.ready;
  document.body.innerHTML = `<div>${renderToString(PAGE)}</div>`;
  window.early = [];
  sent.mockClear();
  pressed.mockClear();
});
afterEach(() => act(() => root?.unmount()));

let root: Root;
/** Has the page come to life. */
const arrive = () =>
  act(async () => {
    root = hydrateRoot(document.body.firstElementChild!, PAGE);
  });

const field = (name: string) => screen.getByLabelText(name);
const button = (name: string) => screen.getByRole('button', { name });

test('what was typed, ticked and chosen is in the state of the page, and sent once', async () => {
  fireEvent.input(field('Gesteuert'), { target: { value: 'früh' } });
  fireEvent.input(field('Eingetragen'), { target: { value: 'zu' } });
  fireEvent.input(field('Eingetragen'), { target: { value: 'zuerst' } });
  field('Kästchen').click();
  screen.getByText('Karte').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  button('Senden').click();
  button('Senden').click();
  expect(sent).not.toHaveBeenCalled();
  await arrive();
  expect(sent.mock.calls).toEqual([[{ text: 'früh', typed: 'zuerst', box: true, card: 'eins' }]]);
  expect(pressed.mock.calls).toEqual([['eins']]);
  expect(field('Gesteuert')).toHaveValue('früh');
  expect(field('Kästchen')).toBeChecked();
});

test('a box that was ticked and unticked is not ticked', async () => {
  field('Kästchen').click();
  field('Kästchen').click();
  button('Senden').click();
  await arrive();
  expect(sent.mock.calls).toMatchObject([[{ box: false }]]);
});

test('a button that was pressed twice is pressed once, and later presses count as they are', async () => {
  button('Knopf').click();
  button('Knopf').click();
  await arrive();
  expect(pressed).toHaveBeenCalledTimes(1);
  act(() => button('Knopf').click());
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('keys without a name, as a browser sends them that fills in a field, are no presses', async () => {
  fireEvent.keyDown(field('Eingetragen'));
  fireEvent.keyDown(field('Eingetragen'), { key: 'a' });
  expect(window.early).toEqual([]);
});

test('a press that brings the page to life is answered by React alone', async () => {
  button('Knopf').click();
  const { event } = window.early![0]!;
  Object.defineProperty(window, 'event', { value: event, configurable: true });
  await arrive();
  delete (window as { event?: unknown }).event;
  expect(pressed).not.toHaveBeenCalled();
});
