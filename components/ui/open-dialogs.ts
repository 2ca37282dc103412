import { onPress } from './page-events';

/**
 * Opens and closes the dialogs that stand in the page (native-dialog.tsx). Each closes by its button, by
 * Escape, by a press beside it, by whatever is followed or sent in it, and where the button that has
 * opened it has gone from view, as on a screen that was turned.
 */
export function openDialogs(): void {
  onPress('[data-own=open]', (button) => {
    const dialog = document.getElementById(button.dataset.opens!) as HTMLDialogElement;
    dialog.showModal();
    const close = () => dialog.close();
    const closed = new AbortController();
    const { signal } = closed;
    dialog.addEventListener('close', () => closed.abort(), { signal });
    // After whatever else hears of it: a list of suggestions knows what was chosen while it is open.
    addEventListener('submit', ({ target }) => dialog.contains(target as Element) && close(), {
      signal,
    });
    addEventListener(
      'click',
      ({ target }) => {
        const isBeside = target === dialog;
        const way = (target as Element).closest('a, [data-own=close]');
        // What surrounds a dialog belongs to it; its content covers the rest.
        if (isBeside || (way && dialog.contains(way))) close();
      },
      { signal },
    );
    addEventListener('resize', () => button.getClientRects().length || close(), { signal });
  });
}
