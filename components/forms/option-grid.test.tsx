import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OptionGrid } from './option-grid';

const OPTIONS = [
  { value: 'villa', label: 'Villa', drawing: <svg aria-hidden="true" /> },
  { value: 'bungalow', label: 'Bungalow', drawing: <svg aria-hidden="true" /> },
  { value: '', label: 'Keine Angabe', drawing: null },
];

function show(props: Partial<Parameters<typeof OptionGrid>[0]> = {}) {
  const onChosen = jest.fn();
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <OptionGrid
        name="type"
        legend="Was für ein Haus?"
        options={OPTIONS}
        defaultValue={null}
        onChosen={onChosen}
        {...props}
      />
      <button>Weiter</button>
    </form>,
  );
  return { onChosen, onSubmit, user: userEvent.setup() };
}

const card = (name: string) => screen.getByRole('radio', { name });

describe('as a group', () => {
  test('its question names it and each card its button', () => {
    show();
    expect(screen.getByRole('group', { name: 'Was für ein Haus?' })).not.toHaveAttribute(
      'aria-describedby',
    );
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'villa',
      'bungalow',
      '',
    ]);
    for (const { label } of OPTIONS) expect(card(label)).toHaveAttribute('name', 'type');
  });

  test('its first button can be jumped to by the name of the field', () => {
    show();
    expect(document.getElementById('type')).toBe(card('Villa'));
  });

  test('says when it is optional', () => {
    show({ optional: true });
    expect(screen.getByRole('group')).toHaveAccessibleName('Was für ein Haus? (freiwillig)');
  });

  test('is described by what is wrong with it', () => {
    show({ error: 'Bitte wähle aus' });
    expect(screen.getByRole('group')).toHaveAccessibleDescription(/Bitte wähle aus$/);
  });

  test.each([
    ['bungalow', ['Bungalow']],
    ['', ['Keine Angabe']],
    [null, []],
  ])('shows what is selected: %j', (defaultValue, expected) => {
    show({ defaultValue });
    const checked = OPTIONS.map(({ label }) => label).filter((label) => {
      return (card(label) as HTMLInputElement).checked;
    });
    expect(checked).toEqual(expected);
  });
});

describe('a choice that is meant', () => {
  test('by pointer anywhere on the card is reported once', async () => {
    const { user, onChosen } = show();
    await user.click(screen.getByText('Bungalow'));
    expect(card('Bungalow')).toBeChecked();
    expect(onChosen.mock.calls).toEqual([['bungalow']]);
  });

  test('by pointer on the card that is chosen already is reported again', async () => {
    const { user, onChosen } = show({ defaultValue: 'villa' });
    await user.click(screen.getByText('Villa'));
    expect(card('Villa')).toBeChecked();
    expect(onChosen.mock.calls).toEqual([['villa']]);
  });

  test('by the space bar is reported once', async () => {
    const { user, onChosen } = show();
    await user.tab();
    expect(card('Villa')).toHaveFocus();
    await user.keyboard(' ');
    expect(card('Villa')).toBeChecked();
    expect(onChosen.mock.calls).toEqual([['villa']]);
  });

  test('by Enter is reported once and does not send the form', async () => {
    const { user, onChosen, onSubmit } = show();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(card('Villa')).toBeChecked();
    expect(onChosen.mock.calls).toEqual([['villa']]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('of the card without an answer is reported as well', async () => {
    const { user, onChosen } = show();
    await user.click(screen.getByText('Keine Angabe'));
    expect(onChosen.mock.calls).toEqual([['']]);
  });

  test('works without a listener', async () => {
    const { user } = show({ onChosen: undefined });
    await user.click(screen.getByText('Villa'));
    expect(card('Villa')).toBeChecked();
  });
});

describe('moving through the cards', () => {
  test('with arrow keys chooses, but does not go on', async () => {
    const { user, onChosen } = show();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(card('Bungalow')).toBeChecked();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(card('Keine Angabe')).toBeChecked();
    expect(onChosen).not.toHaveBeenCalled();
  });

  test('with the tab key neither chooses nor goes on', async () => {
    const { user, onChosen } = show();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Weiter' })).toHaveFocus();
    expect(onChosen).not.toHaveBeenCalled();
  });
});

test('hands its input on to the form', async () => {
  const onChange = jest.fn();
  const { user } = show({ onChange });
  await user.click(screen.getByText('Villa'));
  expect(onChange).toHaveBeenCalledTimes(1);
});
