import { render, screen } from '@testing-library/react';
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
const layer = () => dialog().dataset.layer;
const button = (name: string) => screen.getByRole('button', { name });
const settings = () => button('Cookie-Einstellungen');
const choice = (name: string) => screen.getByRole('switch', { name });
const isAsked = () => document.documentElement.dataset.consent !== 'answered';

describe('without an answer', () => {
  test('Escape does not close the question', async () => {
    const { user } = show();
    button('Nur notwendige').focus();
    await user.keyboard('{Escape}');
    expect(dialog().open).toBe(true);
    expect(layer()).toBe('question');
  });

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
});

describe('the answer', () => {
  test('the next page knows before it paints that the question is answered', async () => {
    const { user } = show();
    await user.click(button('Nur notwendige'));
    expect(isAsked()).toBe(false);
    delete document.documentElement.dataset.consent;
    // As a browser runs what stands in the page.
    window.eval(FIRST_PAINT);
    expect(isAsked()).toBe(false);
  });
});

describe('with an answer', () => {
  beforeEach(() => {
    storePreferences(preferencesFor(['functional', 'marketing']));
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

  test('a consent can be withdrawn', async () => {
    const { user } = show();
    await user.click(settings());
    await user.click(button('Nur notwendige'));
    expect(readPreferences()).toEqual(preferencesFor([]));
    expect(dialog().open).toBe(false);
    expect(toast).toHaveBeenCalledWith({ title: 'Ihre Auswahl ist gespeichert.' });
  });
});
