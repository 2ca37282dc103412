import { onPage, onPress } from '@/components/ui/page-events';

/** The address in the dialog of a button (share-button.tsx), and where it is told what became of it. */
function partsOf(button: HTMLElement) {
  const dialog = button.closest('dialog')!;
  return {
    address: dialog.querySelector('input')!,
    outcome: dialog.querySelector<HTMLElement>('[role=status]')!,
  };
}

async function copy(button: HTMLElement): Promise<void> {
  const { address, outcome } = partsOf(button);
  try {
    await navigator.clipboard.writeText(address.value);
    outcome.textContent = 'Link kopiert.';
  } catch {
    address.select();
    outcome.textContent =
      'Der Browser erlaubt das Kopieren nicht. Der Link ist markiert: Strg+C kopiert ihn.';
  }
}

/** Hands the article to the device's own ways of sharing. */
function shareNatively(button: HTMLElement): void {
  const { address, outcome } = partsOf(button);
  // Closed again without choosing is no failure.
  navigator
    .share({ title: button.dataset.title, url: address.value })
    .catch(() => (outcome.textContent = ''));
}

/** Copies the address of an article, or hands it on, from its dialog. */
export function offerSharing(): void {
  onPage(() => {
    if (!('share' in navigator)) return;
    for (const way of document.querySelectorAll('[data-own=share]')) {
      way.parentElement!.toggleAttribute('hidden', false);
    }
  });
  onPress('[data-own=copy]', (button) => void copy(button));
  onPress('[data-own=share]', shareNatively);
  document.addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches('dialog input[readonly]'))
      (target as HTMLInputElement).select();
  });
}
