import type { ToastMessage } from '@/components/ui/toast-store';
import { HttpError } from '@/lib/http/client';

const AGAIN = 'Bitte versuchen Sie es noch einmal.';

/** Words for an action that was not done. */
export function failureToast(error: unknown): ToastMessage {
  const variant = 'destructive';
  if (!(error instanceof HttpError)) {
    return { variant, title: 'Die Verbindung zum Server ist abgebrochen.', text: AGAIN };
  }
  if (error.status === 401) {
    const text =
      'Bitte melden Sie sich in einem neuen Fenster an und versuchen Sie es dann noch einmal.';
    return { variant, title: 'Sie sind abgemeldet.', text };
  }
  const { error: said } = error.problem;
  return said
    ? { variant, title: said }
    : { variant, title: 'Das hat gerade nicht geklappt.', text: AGAIN };
}

/** Whether what is on the screen is out of date. */
export const isOutOfDate = (error: unknown) =>
  error instanceof HttpError && (error.status === 404 || error.status === 409);
