import {
  OPTIONAL_CATEGORIES,
  preferencesFor,
  readPreferences,
  storePreferences,
} from '@/lib/legal/preferences';

const root = document.documentElement;

/** Has the question about cookies shown where it is not answered yet (app/consent.css), before anything is painted. */
export function askForConsent(): void {
  if (!readPreferences()) root.dataset.consent = 'open';
}

/**
 * Answers the question before React is here: shows its settings, or keeps the choice and takes the
 * question away. React hears of the press later, like of any other.
 */
export function answerEarly(form: HTMLElement, answer: string): void {
  if (answer === 'settings' || answer === 'close') {
    form.parentElement!.dataset.layer = answer === 'close' ? 'question' : answer;
    return;
  }
  const isAllowed = (category: string) =>
    answer === 'all' ||
    (answer === 'selection' &&
      form.querySelector<HTMLInputElement>(`[value=${category}]`)?.checked === true);
  storePreferences(preferencesFor(OPTIONAL_CATEGORIES.filter(isAllowed)));
  delete root.dataset.consent;
}
