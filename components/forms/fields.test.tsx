import { render, screen } from '@testing-library/react';
import { Field, TextField } from './field';
import { SelectField } from './select-field';
import userEvent from '@testing-library/user-event';
import { OptionGrid } from './option-grid';
import { ConsentCheckbox } from './consent-checkbox';
import { CharacterCount } from './character-count';
import { ErrorSummary } from './error-summary';

describe.each([
  ['Field', Field],
  ['TextField', TextField],
])('%s', (_, Component) => {
  const input = () => screen.getByRole('textbox');

  test('is described by hint and error together, in this order, and invalid', () => {
    render(<Component name="area" label="Wohnfläche" hint="Ohne Keller." error="Zu klein" />);
    expect(input()).toHaveAttribute('aria-describedby', 'area-hint area-error');
    expect(input()).toHaveAttribute('aria-invalid', 'true');
    expect(input()).toHaveAccessibleDescription(/^Ohne Keller\..*Zu klein$/);
  });

  test('says that it is optional', () => {
    render(<Component name="area" label="Wohnfläche" optional />);
    expect(input()).toHaveAccessibleName('Wohnfläche (freiwillig)');
  });
});

test('the unit in a field is no part of its name', () => {
  render(<Field name="area" label="Wohnfläche" suffix="m²" />);
  expect(screen.getByText('m²')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('textbox')).toHaveAccessibleName('Wohnfläche');
});

describe('a choice from a list', () => {
  const OPTIONS = [
    { value: '', label: 'Keine Angabe' },
    { value: 'villa', label: 'Villa' },
  ];

  test('has its label, its options and no complaint', () => {
    render(<SelectField name="type" label="Art" optional options={OPTIONS} />);
    const select = screen.getByRole('combobox', { name: 'Art (freiwillig)' });
    expect(select).toHaveAttribute('id', 'type');
    expect(select).toBeValid();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Keine Angabe',
      'Villa',
    ]);
  });

  test('options of a group stand together under its name, in their order', () => {
    const options = [
      { value: '', label: 'Bitte wählen' },
      { value: 'haus', label: 'Haus', group: 'Wohnen' },
      { value: 'wohnung', label: 'Wohnung', group: 'Wohnen' },
      { value: 'laden', label: 'Laden', group: 'Gewerbe' },
    ];
    render(<SelectField name="type" label="Art" options={options} />);
    const groups = screen
      .getAllByRole('group')
      .map((group) => [group.getAttribute('label'), group.textContent]);
    expect(groups).toEqual([
      ['Wohnen', 'HausWohnung'],
      ['Gewerbe', 'Laden'],
    ]);
    expect(screen.getAllByRole('option')).toHaveLength(4);
  });
});

describe('a grid of options', () => {
  const OPTIONS = [
    { value: 'villa', label: 'Villa', drawing: <svg aria-hidden="true" /> },
    { value: 'bungalow', label: 'Bungalow', drawing: <svg aria-hidden="true" /> },
    { value: '', label: 'Keine Angabe', drawing: null },
  ];

  function show(props: Partial<Parameters<typeof OptionGrid>[0]> = {}) {
    const onChosen = jest.fn();
    render(
      <form>
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
    return { onChosen, user: userEvent.setup() };
  }

  const card = (name: string) => screen.getByRole('radio', { name });

  describe('as a group', () => {
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
      expect(screen.queryAllByRole('radio', { checked: true })).toEqual(expected.map(card));
    });
  });

  test('a press on the card that is chosen already is reported again', async () => {
    const { user, onChosen } = show({ defaultValue: 'villa' });
    await user.click(screen.getByText('Villa'));
    expect(card('Villa')).toBeChecked();
    expect(onChosen.mock.calls).toEqual([['villa']]);
  });

  test('moving through the cards with the tab key neither chooses nor goes on', async () => {
    const { user, onChosen } = show();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Weiter' })).toHaveFocus();
    expect(onChosen).not.toHaveBeenCalled();
  });
});

describe('a consent', () => {
  const box = () => screen.getByRole('checkbox');

  test.each(['Ich stimme der Verarbeitung meiner personenbezogenen Daten zu'])(
    'a required consent is labelled as specified, with a star: %s',
    (wording) => {
      render(<ConsentCheckbox name="consent" label={wording} required />);
      expect(box()).toHaveAccessibleName(`${wording}*`);
      expect(box()).toBeRequired();
    },
  );

  test('is not ticked beforehand, and by a click on its words', async () => {
    render(<ConsentCheckbox name="consent" label="Ja" required />);
    expect(box()).not.toBeChecked();
    await userEvent.click(screen.getByText(/Ja/));
    expect(box()).toBeChecked();
  });

  test('is described by what is wrong and invalid', () => {
    render(<ConsentCheckbox name="consent" label="Ja" error="Sie müssen zustimmen" />);
    expect(box()).toHaveAccessibleDescription(/Sie müssen zustimmen$/);
    expect(box()).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('the count of characters', () => {
  const shown = (length: number, max = 4000) => {
    const { container } = render(<CharacterCount value={'ä'.repeat(length)} max={max} />);
    return {
      seen: container.querySelector('[aria-hidden]')?.textContent,
      told: screen.getByRole('status').textContent,
    };
  };

  test.each([
    [3799, undefined, ''],
    [3800, 'Noch 200 Zeichen', 'Noch höchstens 200 Zeichen'],
    [3850, 'Noch 150 Zeichen', 'Noch höchstens 200 Zeichen'],
    [4001, '1 Zeichen zu viel', 'Der Text ist zu lang'],
    [6000, '2.000 Zeichen zu viel', 'Der Text ist zu lang'],
  ])('after %d of 4,000 characters it shows %j and tells %j', (length, seen, told) => {
    expect(shown(length)).toEqual({ seen, told });
  });

  test('counts a sign of two code units once', () => {
    render(<CharacterCount value="😀😀" max={3} />);
    expect(screen.getByText('Noch 1 Zeichen')).toBeInTheDocument();
  });
});

describe('the summary of errors', () => {
  const ENTRIES = [
    { name: 'area', message: 'Die Wohnfläche muss mindestens 10 m² betragen' },
    { name: 'name', message: 'Der Name muss mindestens 2 Zeichen lang sein' },
  ];

  test('is an alert with its title for a name, and takes the focus when it appears', () => {
    render(<ErrorSummary title="Bitte prüfe deine Angaben" />);
    const alert = screen.getByRole('alert', { name: 'Bitte prüfe deine Angaben' });
    expect(alert).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Bitte prüfe deine Angaben' })).toBeVisible();
  });

  test('does not take the focus a second time', () => {
    const { rerender } = render(<ErrorSummary title="Eins" entries={ENTRIES} />);
    screen.getAllByRole('link')[0]!.focus();
    rerender(<ErrorSummary title="Zwei" entries={ENTRIES} />);
    expect(screen.getAllByRole('link')[0]).toHaveFocus();
  });

  test('leads to each field with its message', () => {
    render(<ErrorSummary title="Bitte prüfe" entries={ENTRIES} />);
    expect(
      screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]),
    ).toEqual(ENTRIES.map(({ name, message }) => [`#${name}`, message]));
  });

  test('hands a followed entry on instead of jumping', async () => {
    const onFollow = jest.fn();
    const stopped: boolean[] = [];
    render(
      <div onClick={(event) => stopped.push(event.defaultPrevented)}>
        <ErrorSummary title="Bitte prüfe" entries={ENTRIES} onFollow={onFollow} />
      </div>,
    );
    await userEvent.click(screen.getByRole('link', { name: ENTRIES[1]!.message }));
    expect(onFollow.mock.calls).toEqual([['name']]);
    expect(stopped).toEqual([true]);
  });
});
