import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '@/components/ui/use-toast';
import { FIRST_PAINT } from '@/lib/platform/http/security-policy';
import { preferencesFor, readPreferences, storePreferences } from '@/lib/legal/preferences';
import { saveAnswer } from './consent-dialog';
import { CookieConsent, SettingsButton } from './cookie-consent';

jest.mock('@/components/ui/use-toast', () => ({ toast: jest.fn() }));

/** jsdom has no modal dialogs. */
const modal = new WeakSet<HTMLDialogElement>();
HTMLDialogElement.prototype.showModal = function () {
  if (this.open && !modal.has(this)) throw new DOMException('open', 'InvalidStateError');
  this.open = true;
  modal.add(this);
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
  modal.delete(this);
};

afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(toast).mockClear();
  // An answer that could not be kept counts for the whole page: here is one that can.
  saveAnswer([]);
  localStorage.clear();
});

const PAGE = (
  <>
    <CookieConsent />
    <main>
      <h1>Seite</h1>
    </main>
    <SettingsButton />
  </>
);

function show() {
  const { rerender } = render(PAGE);
  return { user: userEvent.setup(), again: () => rerender(PAGE) };
}

const dialog = () => document.querySelector('dialog')!;
const isModal = () => modal.has(dialog());
const layer = () => dialog().dataset.layer;
const button = (name: string) => screen.getByRole('button', { name });
const settings = () => button('Cookie-Einstellungen');
const choice = (name: string) => screen.getByRole('switch', { name });
const title = () => screen.getByRole('heading', { name: 'Ihre Cookie-Auswahl' });
const isAsked = () => document.documentElement.dataset.consent !== 'answered';

describe('without an answer', () => {
  test('the question stands in the page, blocks nothing and leaves the focus where it is', () => {
    show();
    expect(screen.getByRole('dialog', { name: 'Ihre Cookie-Auswahl' })).toBe(dialog());
    expect(dialog().open).toBe(true);
    expect(isModal()).toBe(false);
    expect(layer()).toBe('question');
    expect(document.body).toHaveFocus();
  });

  test('Escape does not close the question', async () => {
    const { user } = show();
    button('Nur notwendige').focus();
    await user.keyboard('{Escape}');
    expect(dialog().open).toBe(true);
    expect(layer()).toBe('question');
  });

  test.each(['Schließen', 'Escape'])(
    '%s leads from the settings back to the question',
    async (way) => {
      const { user } = show();
      await user.click(button('Einstellungen'));
      expect(layer()).toBe('settings');
      await waitFor(() => expect(title()).toHaveFocus());
      if (way === 'Escape') await user.keyboard('{Escape}');
      else await user.click(button(way));
      expect(layer()).toBe('question');
      expect(dialog().open).toBe(true);
      expect(readPreferences()).toBeNull();
      await waitFor(() => expect(title()).toHaveFocus());
    },
  );

  test('the settings allow nothing but what is necessary, and that cannot be refused', async () => {
    const { user } = show();
    await user.click(button('Einstellungen'));
    expect(choice('Notwendig')).toBeChecked();
    expect(choice('Notwendig')).toBeDisabled();
    for (const name of ['Funktional', 'Statistik', 'Marketing']) {
      expect(choice(name)).not.toBeChecked();
      expect(choice(name)).toBeEnabled();
    }
  });

  test('each category explains itself with examples', () => {
    show();
    const details = [...dialog().querySelectorAll('details')];
    expect(details.map((node) => node.querySelector('summary')?.textContent)).toEqual(
      ['Notwendig', 'Funktional', 'Statistik', 'Marketing'].map(
        (name) => `Details und Beispiele zu ${name}`,
      ),
    );
    for (const node of details) expect(node.querySelectorAll('li').length).toBeGreaterThan(0);
  });
});

describe('the answer', () => {
  test.each([
    ['Alle akzeptieren', ['functional', 'analytics', 'marketing']],
    ['Nur notwendige', []],
  ])('%s is stored and ends the question', async (name, allowed) => {
    const { user } = show();
    await user.click(button(name));
    expect(readPreferences()).toEqual(preferencesFor(allowed));
    expect(dialog().open).toBe(false);
    expect(screen.getByRole('heading', { name: 'Seite' })).toHaveFocus();
    expect(toast).not.toHaveBeenCalled();
  });

  test('a selection is stored as it was made, and confirmed', async () => {
    const { user } = show();
    await user.click(button('Einstellungen'));
    await user.click(choice('Statistik'));
    await user.click(button('Auswahl speichern'));
    expect(readPreferences()).toEqual(preferencesFor(['analytics']));
    expect(dialog().open).toBe(false);
    expect(toast).toHaveBeenCalledWith({ title: 'Ihre Auswahl ist gespeichert.' });
  });

  test('the next page knows before it paints that the question is answered', async () => {
    const { user } = show();
    await user.click(button('Nur notwendige'));
    expect(isAsked()).toBe(false);
    delete document.documentElement.dataset.consent;
    // As a browser runs what stands in the page.
    window.eval(FIRST_PAINT);
    expect(isAsked()).toBe(false);
  });

  test('that the browser does not keep counts for this page, which says so', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user, again } = show();
    await user.click(button('Alle akzeptieren'));
    again();
    expect(dialog().open).toBe(false);
    expect(toast).toHaveBeenCalledWith({ title: 'Ihr Browser bewahrt die Auswahl nicht auf.' });
  });
});

describe('with an answer', () => {
  beforeEach(() => {
    storePreferences(preferencesFor(['functional', 'marketing']));
  });

  test('nothing is asked, and a button leads to the settings', () => {
    show();
    expect(dialog().open).toBe(false);
    expect(settings()).toBeVisible();
  });

  test('the settings show what was stored', async () => {
    const { user } = show();
    await user.click(settings());
    expect(isModal()).toBe(true);
    expect(layer()).toBe('settings');
    expect(choice('Funktional')).toBeChecked();
    expect(choice('Statistik')).not.toBeChecked();
    expect(choice('Marketing')).toBeChecked();
    await waitFor(() => expect(title()).toHaveFocus());
  });

  test('closing the settings changes nothing, nor do they remember it', async () => {
    const { user } = show();
    await user.click(settings());
    await user.click(choice('Statistik'));
    await user.click(button('Schließen'));
    expect(dialog().open).toBe(false);
    expect(readPreferences()).toEqual(preferencesFor(['functional', 'marketing']));
    await user.click(settings());
    expect(choice('Statistik')).not.toBeChecked();
  });

  test('Escape may close the settings', async () => {
    const { user } = show();
    await user.click(settings());
    expect(fireEvent(dialog(), new Event('cancel', { cancelable: true }))).toBe(true);
    expect(layer()).toBe('settings');
  });

  test('a consent can be withdrawn', async () => {
    const { user } = show();
    await user.click(settings());
    await user.click(button('Nur notwendige'));
    expect(readPreferences()).toEqual(preferencesFor([]));
    expect(dialog().open).toBe(false);
    expect(toast).toHaveBeenCalledWith({ title: 'Ihre Auswahl ist gespeichert.' });
  });
});

describe('another tab', () => {
  const hear = () => act(() => void window.dispatchEvent(new StorageEvent('storage')));

  test('that answers ends the question here', () => {
    show();
    storePreferences(preferencesFor([]));
    hear();
    expect(dialog().open).toBe(false);
    expect(isAsked()).toBe(false);
  });

  test('that stores something else does not', () => {
    show();
    localStorage.setItem('anderes', '1');
    hear();
    expect(dialog().open).toBe(true);
  });

  test('that forgets the answer has the question asked again', () => {
    storePreferences(preferencesFor([]));
    show();
    localStorage.clear();
    hear();
    expect(dialog().open).toBe(true);
    expect(isAsked()).toBe(true);
  });
});
